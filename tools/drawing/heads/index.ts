import { type Drawing, picture } from '../kit/svg.ts';
import { about, community, contact, results, talents } from './people.ts';
import { agreed, centres, courses, gallery, shops } from './things.ts';

/**
 * The header pictures of public pages, by page. Each is 720 by 320, aligned to the lower edge, for a dark background,
 * without a background of its own.
 */
export const heads: Record<string, () => Drawing> = {
  ...{ about, community, contact, results, talents },
  ...{ agreed, centres, courses, gallery, shops },
};

/** The file of a header picture. It is decorative, so screen readers skip it. */
export const headFile = (draw: () => Drawing): string =>
  picture(720, 320, draw()).replace('<svg', '<svg aria-hidden="true"');
