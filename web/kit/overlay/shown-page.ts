/** The router's key of the page that is shown; the layouts keep it (`useClosing`). */
export const shownPage = { key: 'default' };
