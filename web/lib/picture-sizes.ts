import { limits } from '#contract/limits.ts';

const folder = '/files/pictures/';
/** The width of the large one where it is not known: a screen that has use for more than the small one gets it. */
const LARGE = 1200;

/**
 * The attributes of an `img` that let a browser take the small picture where the large one would be wasted.
 * @param src the address of a picture that the portal keeps; another one has one size
 * @param sizes how wide it is shown, as the attribute of that name wants it
 */
export const pictureSizes = (src: string, sizes: string) =>
  src.startsWith(folder)
    ? {
        srcSet: `${folder}small/${src.slice(folder.length)} ${limits.pictureSmallSide}w, ${src} ${LARGE}w`,
        sizes,
        src,
      }
    : { src };
