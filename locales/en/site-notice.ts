/** The office's notice at the top of all public pages. */
export default {
  info: 'Notice',
  warning: 'Important',
  more: 'Find out more',
};
