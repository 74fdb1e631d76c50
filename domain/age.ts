import { dayOf } from './milestones.ts';

/**
 * Full years between a birth date and the day of a moment, in Riyadh. Age counts on the day on which a team is registered,
 * for whoever takes a place in it later, too.
 * @param birthDate ISO date, e.g. 2012-05-31
 */
export function ageOn(birthDate: string, moment: Date): number {
  const day = dayOf(moment);
  const hadBirthday = day.slice(5) >= birthDate.slice(5);
  return Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4)) - (hadBirthday ? 0 : 1);
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

/** Whether a description is a range of ages that ends before it begins (`15-12`): nobody's age could be checked by it. */
export function areAgesReversed(desc: string): boolean {
  const [, from, to] = desc.match(rangeAlone)?.map(Number) ?? [];
  return from !== undefined && to !== undefined && from > to;
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
