import { SLUG_MAX } from '#contract/fields.ts';
import { scorePanelSlugs } from '#contract/score-panels.ts';

/**
 * A slug of an English name that is none of those that are taken (in small letters): that of a panel of scores if the name is
 * one, and `competition` where it has no Latin letter or digit.
 */
export function slugFromName(nameEn: string, taken: ReadonlySet<string>): string {
  const plain = nameEn.normalize('NFKD').replace(/\p{Mark}/gu, '');
  const words = plain.toLowerCase().match(/[a-z0-9]+/g) ?? ['competition'];
  const made = words
    .join('-')
    .slice(0, SLUG_MAX - '-999'.length)
    .replace(/-$/, '');
  const panel = scorePanelSlugs.find((slug) => slug.toLowerCase().replaceAll('_', '-') === made);
  if (panel && !taken.has(panel.toLowerCase())) return panel;
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? made : `${made}-${number}`;
    if (!taken.has(slug)) return slug;
  }
}
