import { SLUG_MAX } from '#contract/fields.ts';

/** A slug of an English name that is none of those that are taken; `competition` where it has no Latin letter or digit. */
export function slugFromName(nameEn: string, taken: ReadonlySet<string>): string {
  const plain = nameEn.normalize('NFKD').replace(/\p{Mark}/gu, '');
  const words = plain.toLowerCase().match(/[a-z0-9]+/g) ?? ['competition'];
  const made = words
    .join('-')
    .slice(0, SLUG_MAX - '-999'.length)
    .replace(/-$/, '');
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? made : `${made}-${number}`;
    if (!taken.has(slug)) return slug;
  }
}
