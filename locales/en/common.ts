/** Words that any screen may need; they travel with every page. */
export default {
  offline: 'We could not reach the portal. Check your connection and try again.',
  timeout: 'The portal is taking too long to answer. Please try again in a moment.',
  unknown_error: 'Some Unknown Error Ocurses',
};
