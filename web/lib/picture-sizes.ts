import { limits } from '#contract/limits.ts';

const folder = '/files/pictures/';
/** The assumed width of the large picture if it is unknown, so that a large screen still selects it. */
const LARGE = 1200;

/** The address of the small version of a stored picture. */
export const smallPicture = (src: string) => `${folder}small/${src.slice(folder.length)}`;

/**
 * The attributes of an `img` that let a browser choose the small picture if it is large enough.
 * @param src the address of a picture stored by the portal; any other has one size
 * @param sizes the value of the `sizes` attribute
 */
export const pictureSizes = (src: string, sizes: string) =>
  src.startsWith(folder)
    ? {
        srcSet: `${smallPicture(src)} ${limits.pictureSmallSide}w, ${src} ${LARGE}w`,
        sizes,
        src,
      }
    : { src };
