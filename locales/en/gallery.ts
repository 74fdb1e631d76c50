/** The gallery: `/gallery/`. */
export default {
  title: 'Gallery',
  lead: 'From the first meeting at the table to the moment on the podium: this is what our seasons look like.',
  seasons: 'Seasons',
  all: 'All',
  none: 'Not Found!',
  noneText: 'There are no pictures of this season yet. The first will come with its first competition.',
  lightbox: 'Full-size pictures',
  previous: 'Previous picture',
  next: 'Next picture',
  close: 'Close',
};
