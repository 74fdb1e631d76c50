export { GalleryCarousel } from './GalleryCarousel.tsx';
export { type Picture, presentPicture } from './present.ts';
