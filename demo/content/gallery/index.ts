import { first2025Pictures } from './first-2025.ts';
import type { DemoPicture } from './picture.ts';
import { wro2024Pictures } from './wro-2024.ts';

/** The pictures of each season, by its slug. */
export const picturesBySeason: Record<string, DemoPicture[]> = {
  'first-2025': first2025Pictures,
  'wro-2024': wro2024Pictures,
};
