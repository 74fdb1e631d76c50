import { limits } from '#contract/limits.ts';

/** The assumed width of the large picture if it is unknown, so that a large screen still selects it. */
const LARGE = 1200;

/** The address of the small version of a stored picture; any other has one size. */
export const smallPicture = (src: string) => src.replace(/^\/files\/pictures\//, '$&small/');

/**
 * The attributes of an `img` that let a browser choose the small picture if it is large enough.
 * @param sizes the value of the `sizes` attribute
 */
export function pictureSizes(src: string, sizes: string) {
  const small = smallPicture(src);
  return small === src ? { src } : { srcSet: `${small} ${limits.pictureSmallSide}w, ${src} ${LARGE}w`, sizes, src };
}
