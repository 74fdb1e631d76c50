import { v5 as uuidV5 } from 'uuid';
import { cities, ID_NAMESPACE } from '../regions.ts';
import type { Account } from '../store/account.ts';
import { femaleNames, maleNames, type Name, residentFamilies, residentNationalities, saudiFamilies } from './names.ts';
import { createRandom, type Random } from './random.ts';
import { degrees, schoolPatterns, skillNames } from './schools.ts';

/** Ages are counted from here, so that birth dates are the same at every seeding. */
const REFERENCE_YEAR = 2026;

const skills = skillNames.map((skill) => ({ ...skill, _id: uuidV5(`skill:${skill.en}`, ID_NAMESPACE) }));

export type PersonInput = {
  nationalId: string;
  type: 0 | 1;
  status?: 0 | 1;
  /** The known fields of a listed person; the rest is generated. */
  known?: Partial<Pick<Account, 'name' | 'email' | 'phone' | 'gender' | 'dob'>>;
};

/** A generated person who depends on the membership ID only. */
export function makePerson({ nationalId, type, status = 1, known = {} }: PersonInput): Account {
  const random = createRandom(Number(nationalId));
  const id = uuidV5(`account:${nationalId}`, ID_NAMESPACE);
  const resident = nationalId.startsWith('2');
  const gender = known.gender ?? (random.chance(0.5) ? 'Male' : 'Female');
  const given = random.pick(gender === 'Male' ? maleNames : femaleNames);
  const father = random.pick(maleNames);
  const family = random.pick(resident ? residentFamilies : saudiFamilies);
  const guessedScript = random.chance(0.6) ? 'ar' : 'en';
  const script = known.name ? scriptOf(known.name) : guessedScript;
  const age = type === 0 ? 6 + random.int(14) : 23 + random.int(38);
  const city = random.pick(cities);
  const school = schoolIn(city, script, random);
  const minor = type === 0 && age < 18;
  const emailNumber = 10_000 + random.int(90_000);
  return {
    id,
    type,
    name: known.name ?? fullName(script, gender, given, father, family),
    email: known.email ?? `${plain(given)}.${plain(family)}.${emailNumber}@example.com`,
    nationalId,
    phone: known.phone ?? madeUpPhone(random),
    nationality: resident ? random.pick(residentNationalities) : 'SA',
    dob: known.dob ?? birthDate(age, random),
    gender,
    status,
    picture: random.chance(0.45) ? 'drawn' : null,
    subscription: random.chance(0.3) ? 1 : 0,
    guardianName: minor ? fullName(script, 'Male', father, random.pick(maleNames), family) : null,
    guardianPhone: minor ? madeUpPhone(random) : null,
    city: city[script],
    school,
    entityType: null,
    crNumber: null,
    taxId: null,
    address: null,
    password: null,
    skills: JSON.stringify(skillsOf(random)),
    education: JSON.stringify([educationOf(id, type, school, age, random)]),
  };
}

export function scriptOf(name: string): 'ar' | 'en' {
  return /[\u0600-\u06ff]/.test(name) ? 'ar' : 'en';
}

/** A valid Saudi mobile number from a block that is used for generated people. */
export function madeUpPhone(random: Random): string {
  return `+96650000${String(random.int(10_000)).padStart(4, '0')}`;
}

function fullName(script: 'ar' | 'en', gender: 'Male' | 'Female', given: Name, father: Name, family: Name): string {
  if (script === 'en') return `${given.en} ${family.en}`;
  return `${given.ar} ${gender === 'Male' ? 'بن' : 'بنت'} ${father.ar} ${family.ar}`;
}

function plain(name: Name): string {
  return name.en.toLowerCase().replaceAll('-', '');
}

function birthDate(age: number, random: Random): string {
  // Born before September, so that `age` is right at the start of the school year.
  const month = String(1 + random.int(8)).padStart(2, '0');
  const day = String(1 + random.int(28)).padStart(2, '0');
  return `${REFERENCE_YEAR - age}-${month}-${day}`;
}

function schoolIn(city: Name, script: 'ar' | 'en', random: Random): string {
  const pattern = random.pick(schoolPatterns);
  return script === 'ar' ? `${pattern.ar} - ${city.ar}` : `${pattern.en}, ${city.en}`;
}

function skillsOf(random: Random) {
  const start = random.int(skills.length);
  return Array.from({ length: 2 + random.int(3) }, (_, index) => {
    const { _id, en, ar } = skills[(start + index * 3) % skills.length] as (typeof skills)[number];
    return { _id, name: ar, name_en: en, level: 30 + random.int(15) * 5 };
  });
}

function educationOf(id: string, type: 0 | 1, school: string, age: number, random: Random) {
  const degree: Name = type === 1 ? random.pick(degrees) : { en: 'General education', ar: 'التعليم العام' };
  const startAge = type === 1 ? 18 : 6;
  return {
    _id: uuidV5(`education:${id}`, ID_NAMESPACE),
    school,
    degree: degree.ar,
    degree_en: degree.en,
    start_year: REFERENCE_YEAR - age + startAge,
  };
}
