import type { AgeLevel } from '#contract/entities.ts';
import { fitsLevel, levelsFor } from '#domain/age.ts';
import type { FoundPerson } from '#web/team/look-up/index.ts';

export type AgeAdvice = {
  /** Members whose age is outside the chosen level. */
  outside: FoundPerson[];
  /** The category's levels that fit every member whose age is known. */
  better: AgeLevel[];
  /** Identifies the people and the level of the acknowledged advice: if they change, it must be acknowledged again. */
  key: string;
};

type Seated = { number: string; person: FoundPerson };

/** The advice about the members' ages; undefined if nobody is outside the level. Only the office decides. */
export function ageAdvice(
  members: readonly Seated[],
  level: AgeLevel,
  levels: readonly AgeLevel[],
): AgeAdvice | undefined {
  // The same number typed twice is one person; the field itself shows that error.
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
