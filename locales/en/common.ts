/** Words that any screen may need; they travel with every page. */
export default {
  offline: 'We could not reach the portal. Check your connection and try again.',
  timeout: 'The portal is taking too long to answer. Please try again in a moment.',
  updated: 'The site has been updated, so this page was reopened. What you typed is still here, except passwords.',
  unknown_error: 'Some Unknown Error Ocurses',
};
