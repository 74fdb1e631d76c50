import type { AgeLevel } from '#contract/entities.ts';
import { fitsLevel, levelsFor } from '#domain/age.ts';
import type { FoundPerson } from './draft.ts';

export type AgeAdvice = {
  /** Members whose age the chosen level does not name. */
  outside: FoundPerson[];
  /** The category's levels that fit every member whose age is known. */
  better: AgeLevel[];
  /** Says of whom and of which level it was acknowledged: of others it has to be again. */
  key: string;
};

type Seated = { number: string; person: FoundPerson };

/** What to say about the members' ages, undefined where nobody is outside the level. The office judges, not we. */
export function ageAdvice(
  members: readonly Seated[],
  level: AgeLevel,
  levels: readonly AgeLevel[],
): AgeAdvice | undefined {
  // Who was typed twice is one person; the field says that of itself.
  const once = new Map(members.map((member) => [member.number, member]));
  const aged = [...once.values()].flatMap(({ number, person }) =>
    typeof person.age === 'number' ? [{ number, person, age: person.age }] : [],
  );
  const outside = aged.filter(({ age }) => fitsLevel(age, level) === false);
  if (outside.length === 0) return undefined;
  const numbers = outside.map(({ number }) => number).toSorted();
  return {
    outside: outside.map(({ person }) => person),
    better: levels.filter((one) => aged.every(({ age }) => levelsFor(age, [one]).length > 0)),
    key: [level.title, ...numbers].join(' '),
  };
}
