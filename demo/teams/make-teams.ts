import { agesOf } from '#domain/age.ts';
import type { RegionCode } from '#server/features/regions/index.ts';
import type { EntitySnapshot } from '#server/features/teams/index.ts';
import { accountOwner, type Owner } from '../people/accounts.ts';
import { type MakePerson, type Person, peopleMaker, type Script } from '../people/make-person.ts';
import { createRandom, type Random, SAMPLE_SEED } from '../random.ts';
import type { Plan, Slot } from './plan.ts';
import { makeSchools, organisation, type School } from './schools.ts';
import { teamNamer } from './team-names.ts';

/** A team with its people, before it has a number. */
export type DemoTeam = {
  slot: Slot;
  name: string;
  schoolName: string;
  stage: string;
  region: RegionCode;
  city: string;
  owner: Owner;
  entity: EntitySnapshot | undefined;
  coaches: Person[];
  members: Person[];
  createdAt: Date;
};

type Coach = Owner & { script: Script; school: School };

const COACHES = 140;
/** The smallest generated team of a competition; two members if not listed. */
const fewestMembers: Record<string, number> = { FLLE: 3, FLLC: 4, FTC: 6, FLLD: 4 };

/** What teams are made of, and the coaches who are not in `accounts.json`. */
function makeParts(random: Random) {
  const makePerson = peopleMaker(random);
  const schools = makeSchools(random);
  const nameTeam = teamNamer(random);
  const pool = Array.from({ length: COACHES }, () => makeCoach(makePerson, random, schools));
  return { makePerson, schools, nameTeam, pool };
}

/** The generated coaches, as `coaches.json` has them for the sandbox of STEB, which knows everybody with an account. */
export const generatedCoaches = () =>
  makeParts(createRandom(SAMPLE_SEED)).pool.map(({ nationalId, name, email, phoneNumber, gender, dob }) => ({
    ...{ membership_id: nationalId, name, email, phone_number: phoneNumber, gender, dob },
  }));

/** Generates the teams of a plan in the order of registration. The same random source gives the same teams. */
export function teamMaker(random: Random): (plan: Plan) => DemoTeam[] {
  const { makePerson, schools, nameTeam, pool } = makeParts(random);
  const listed = new Map<string, Coach>();

  /** A coach of `accounts.json`, always with the same school. */
  function listedCoach(membershipId: string): Coach {
    const owner = accountOwner(membershipId);
    const coach = listed.get(membershipId) ?? { ...owner, script: scriptOf(owner.name), school: random.pick(schools) };
    listed.set(membershipId, coach);
    return coach;
  }

  function makeTeam({ season, from, to }: Plan, slot: Slot): DemoTeam {
    const competition = season.competitions.find(({ slug }) => slug === slot.competition);
    const level = competition?.ageLevels.find(({ key }) => key === slot.level);
    const ages = level && agesOf({ title: level.name, desc: level.description });
    if (!competition || !ages) throw new Error(`No competition for ${slot.competition}, ${slot.level}`);
    const coach = slot.coach ? listedCoach(slot.coach) : random.pick(pool);
    const { school } = coach;
    const own = slot.entity ? accountEntity(slot.entity) : undefined;
    // A coach's team of an organisation draws like those of other coaches, so that the teams after it stay the same.
    const ofSchool = slot.coach || !own ? random.chance(0.7) : false;
    const entity = own ?? (ofSchool ? school.entity : undefined);
    const script = own ? scriptOf(own.name) : coach.script;
    const [first, last] = [from.getUTCFullYear(), to.getUTCFullYear()];
    const known: Person[] = (slot.members ?? []).map(accountOwner);
    const count = random.between(fewestMembers[slot.competition] ?? 2, competition.membersNo);
    const others = Array.from({ length: count - known.length }, () =>
      makePerson(script, [last - ages.to, first - ages.from - 1]),
    );
    const second = random.pick(pool);
    const twoCoaches = slot.competition === 'FLLE' || random.chance(0.35);
    return {
      slot,
      name: nameTeam(script),
      schoolName: own ? own.name : school[script],
      stage: stageOf(ages)[script],
      region: own ? home.region : school.city.region,
      city: own ? home[script] : school.city[script],
      owner: slot.entity && !slot.coach ? accountOwner(slot.entity) : coach,
      entity,
      coaches: twoCoaches && second !== coach ? [coach, second] : [coach],
      members: [...known, ...others],
      createdAt: daytimeBetween(random, from, to),
    };
  }

  return (plan) =>
    plan.slots.map((slot) => makeTeam(plan, slot)).sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
}

function makeCoach(makePerson: MakePerson, random: Random, schools: School[]): Coach {
  const script = random.chance(0.6) ? 'ar' : 'en';
  return { ...makePerson(script, [1968, 2000]), type: 1, script, school: random.pick(schools) };
}

/** Where the organisations of `accounts.json` are. */
const home = { region: 'SA-01', ar: 'الرياض', en: 'Riyadh' } as const;

/** An organisation of `accounts.json` as the registry returns it. */
function accountEntity(membershipId: string): EntitySnapshot {
  const { name, email, nationalId, crNumber = '' } = accountOwner(membershipId);
  const address = scriptOf(name) === 'ar' ? 'مبنى 4120، طريق الأمل، الرياض' : 'Building 4120, Al Amal Road, Riyadh';
  return organisation({ name, email, nationalId, crNumber, address });
}

const scriptOf = (name: string): Script => (/[\u0600-\u06ff]/.test(name) ? 'ar' : 'en');

const stages: [upTo: number, names: Record<Script, string>][] = [
  [6, { ar: 'رياض الأطفال', en: 'Kindergarten' }],
  [12, { ar: 'المرحلة الابتدائية', en: 'Primary' }],
  [15, { ar: 'المرحلة المتوسطة', en: 'Intermediate' }],
  [Number.POSITIVE_INFINITY, { ar: 'المرحلة الثانوية', en: 'Secondary' }],
];

function stageOf({ to }: NonNullable<ReturnType<typeof agesOf>>): Record<Script, string> {
  return (stages.find(([upTo]) => to <= upTo) as (typeof stages)[number])[1];
}

/** A random time between two days, from 06:00 to 18:00 UTC. */
function daytimeBetween(random: Random, from: Date, to: Date): Date {
  const day = 24 * 60 * 60_000;
  const start = Math.floor(from.getTime() / day);
  const end = Math.floor(to.getTime() / day);
  return new Date(random.between(start, end) * day + random.between(6 * 3_600_000, 18 * 3_600_000));
}
