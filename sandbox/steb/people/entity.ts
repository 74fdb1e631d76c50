import { v5 as uuidV5 } from 'uuid';
import { cities, ID_NAMESPACE } from '../regions.ts';
import type { Account } from '../store/account.ts';
import type { EntityType } from './organisations.ts';
import { madeUpPhone, scriptOf } from './person.ts';
import { createRandom } from './random.ts';

export type EntityInput = {
  nationalId: string;
  crNumber: string;
  name: string;
  email: string;
  entityType: EntityType;
  /** English name of the city. */
  city: string;
  dob?: string | undefined;
  status?: 0 | 1;
};

/** A made-up organisation, the same for the same membership ID. */
export function makeEntity(input: EntityInput): Account {
  const random = createRandom(Number(input.nationalId));
  const script = scriptOf(input.name);
  const city = cities.find(({ en }) => en === input.city);
  if (!city) throw new Error(`No such city in the list of regions: ${input.city}`);
  const building = 1000 + random.int(9000);
  return {
    id: uuidV5(`account:${input.nationalId}`, ID_NAMESPACE),
    type: 2,
    name: input.name,
    email: input.email,
    nationalId: input.nationalId,
    phone: madeUpPhone(random),
    nationality: 'SA',
    dob: input.dob ?? `${1975 + random.int(45)}-0${1 + random.int(9)}-${10 + random.int(19)}`,
    gender: null,
    status: input.status ?? 1,
    picture: random.chance(0.45) ? 'drawn' : null,
    subscription: 1,
    guardianName: null,
    guardianPhone: null,
    city: city[script],
    school: null,
    entityType: input.entityType,
    crNumber: input.crNumber,
    // A VAT number is 15 digits that begin and end with 3; this one wraps the made-up CR number.
    taxId: `3${input.crNumber}0003`,
    address:
      script === 'ar' ? `مبنى ${building}، طريق الأمل، ${city.ar}` : `Building ${building}, Al Amal Road, ${city.en}`,
    password: null,
    skills: '[]',
    education: '[]',
  };
}
