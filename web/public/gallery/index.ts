export { GalleryCarousel } from './GalleryCarousel.tsx';
export { presentPicture, sceneOf } from './present.ts';
