/**
 * Full years between a birth date and a day.
 * @param birthDate ISO date, e.g. 2012-05-31
 */
export function ageOn(birthDate: string, day: Date): number {
  const [year = 0, month = 1, date = 1] = birthDate.split('-').map(Number);
  const hadBirthday = day.getUTCMonth() + 1 > month || (day.getUTCMonth() + 1 === month && day.getUTCDate() >= date);
  return day.getUTCFullYear() - year - (hadBirthday ? 0 : 1);
}

/**
 * The ages that an age level names in its title or description, e.g. "9-16 years" or "من 9 إلى 16 سنة".
 * Undefined if it names none: then ages are not checked.
 */
export function agesOf(level: { title: string; desc: string }): { from: number; to: number } | undefined {
  const numbers = `${level.title} ${level.desc}`.match(/\d+/g)?.map(Number);
  const [from, to] = numbers ?? [];
  return from !== undefined && to !== undefined && from <= to ? { from, to } : undefined;
}

const rangeAlone =
  /^\s*(?:ages?|from|من)?\s*(\d{1,2})\s*(?:[-–—]|to|إلى)\s*(\d{1,2})\s*(?:years?(?: old)?|سنة|سنوات|عامًا|أعوام)?\s*$/i;

/**
 * The ages of a description that contains nothing else (`8-12`, `11-15 years`, `من 9 إلى 16 سنة`): these are shown in
 * the language of the page. Undefined for other texts, which are shown as they are.
 */
export function agesAlone(desc: string): { from: number; to: number } | undefined {
  const [, from, to] = desc.match(rangeAlone)?.map(Number) ?? [];
  return from !== undefined && to !== undefined && from <= to ? { from, to } : undefined;
}

/** Whether a person's age fits a level. Only a hint beside the name: people decide about eligibility. */
export function fitsLevel(age: number, level: { title: string; desc: string }): boolean | undefined {
  const ages = agesOf(level);
  return ages && age >= ages.from && age <= ages.to;
}

/** The levels that fit an age, to suggest instead of one that does not. */
export const levelsFor = <Level extends { title: string; desc: string }>(
  age: number,
  levels: readonly Level[],
): Level[] => levels.filter((level) => fitsLevel(age, level));
