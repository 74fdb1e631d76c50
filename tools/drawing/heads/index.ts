import { type Drawing, picture } from '../kit/svg.ts';
import { about, community, contact, results, talents } from './people.ts';
import { agreed, centres, courses, gallery, shops } from './things.ts';

/**
 * The drawings in the heads of public pages, by page. Each stands on the lower edge of 720 by 320, on night, without a
 * ground of its own.
 */
export const heads: Record<string, () => Drawing> = {
  ...{ about, community, contact, results, talents },
  ...{ agreed, centres, courses, gallery, shops },
};

/** The file of a head. What it shows is said in words beside it. */
export const headFile = (draw: () => Drawing): string =>
  picture(720, 320, draw()).replace('<svg', '<svg aria-hidden="true"');
