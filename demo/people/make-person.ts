import type { teamPeople } from '#server/features/teams/index.ts';
import type { Random } from '../random.ts';
import { madeUpMembershipId } from './membership-id.ts';
import { boys, families, girls } from './names.ts';
import { stebIdOf } from './steb-id.ts';

export type Script = 'ar' | 'en';

/** A person as stored with a team, from the registry's answer. */
export type Person = Pick<
  typeof teamPeople.$inferSelect,
  'stebUserId' | 'nationalId' | 'name' | 'email' | 'phoneNumber' | 'nationality' | 'gender' | 'dob'
>;

/** Generates people, each with a unique membership ID. */
export function peopleMaker(random: Random) {
  let made = 0;

  /** @param year of birth, from and to */
  return function makePerson(script: Script, [from, to]: readonly [number, number]): Person {
    made += 1;
    const nationalId = madeUpMembershipId(made);
    const male = random.chance(0.5);
    const [given, father, family] = [random.pick(male ? boys : girls), random.pick(boys), random.pick(families)];
    return {
      stebUserId: stebIdOf(nationalId),
      nationalId,
      name:
        script === 'ar' ? `${given.ar} ${male ? 'بن' : 'بنت'} ${father.ar} ${family.ar}` : `${given.en} ${family.en}`,
      email: `${given.en}.${family.en}.${made}@example.com`.toLowerCase(),
      phoneNumber: `+96650001${String(made).padStart(4, '0')}`,
      nationality: 'SA',
      gender: male ? 'Male' : 'Female',
      dob: isoDate(random.between(from, to), random.between(1, 12), random.between(1, 28)),
    };
  };
}

export type MakePerson = ReturnType<typeof peopleMaker>;

const isoDate = (year: number, month: number, day: number) =>
  [year, String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');
