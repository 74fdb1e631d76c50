/** Words that any screen may need; they travel with every page. */
export default {
  offline: 'No connection. Please check the internet and try again.',
  timeout: 'This takes too long. Please try again in a moment.',
  updated: 'The site has been updated, so this page was reopened. What you typed is still here, except passwords.',
  unknown_error: 'Some Unknown Error Ocurses',
};
