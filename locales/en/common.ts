/** Words that any screen may need; they travel with every page. */
export default {
  offline: 'No connection. Please check the internet and try again.',
  timeout: 'This takes too long. Please try again in a moment.',
  unknown_error: 'Some Unknown Error Ocurses',
};
