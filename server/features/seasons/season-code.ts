/**
 * The prefix of a season's team numbers, made from its slug: `F25` for `first-2025`. More letters, then a number, tell it
 * from those that others have.
 */
export function freeSeasonCode(slug: string, taken: ReadonlySet<string>): string {
  const letters = slug.replace(/[^A-Za-z]/g, '').toUpperCase() || 'S';
  const year = /(?:^|\D)(?:20)?(\d\d)(?:\D|$)/.exec(slug)?.[1] ?? '';
  for (let length = 1; length <= letters.length; length += 1) {
    const code = letters.slice(0, length) + year;
    if (!taken.has(code)) return code;
  }
  let number = 2;
  while (taken.has(`${letters}${year}X${number}`)) number += 1;
  return `${letters}${year}X${number}`;
}
