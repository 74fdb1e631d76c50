export { GalleryCarousel } from './GalleryCarousel.tsx';
export { presentPicture } from './present.ts';
