import accounts from '#demo/accounts.json' with { type: 'json' };
import coaches from '#demo/coaches.json' with { type: 'json' };
import listed from '#demo/people.json' with { type: 'json' };
import type { Account } from '../store/account.ts';
import { makeEntity } from './entity.ts';
import { madeUpId, randomMadeUpId } from './membership-id.ts';
import { LAPSED_ORGANISATIONS, organisations } from './organisations.ts';
import { makePerson } from './person.ts';
import { createRandom } from './random.ts';

const MEMBERS = 2600;
const COACHES = 400;

/** A coach who has registered but never verified: look-ups of this membership ID are refused. */
export const UNVERIFIED_COACH_ID = '1000000199';

/** Membership ID and password of everyone who can sign in from the start. */
export const demoPasswords = accounts.map((account) => [account.membership_id, account.password] as const);

/** All accounts: the demo's accounts, the people it lists, generated ones, and the demo's coaches. Always the same. */
export function allAccounts(): Account[] {
  const people = new Map<string, Account>();
  const add = (account: Account) => people.set(account.nationalId, account);

  for (const account of accounts) add(demoAccount(account));
  for (const id of listed.coaches) if (!people.has(id)) add(makePerson({ nationalId: id, type: 1 }));
  for (const id of listed.members) if (!people.has(id)) add(makePerson({ nationalId: id, type: 0 }));
  add(makePerson({ nationalId: UNVERIFIED_COACH_ID, type: 1, status: 0 }));

  const random = createRandom(20_260_901);
  const fill = (type: 0 | 1, wanted: number) => {
    let count = [...people.values()].filter((person) => person.type === type).length;
    while (count < wanted) {
      const nationalId = randomMadeUpId(random);
      if (people.has(nationalId)) continue;
      // About one coach in twenty has not verified yet.
      add(makePerson({ nationalId, type, status: type === 1 && random.chance(0.05) ? 0 : 1 }));
      count += 1;
    }
  };
  fill(1, COACHES);
  fill(0, MEMBERS);
  for (const coach of coaches) add(demoCoach(coach));
  return [...people.values(), ...otherEntities()];
}

/** A coach of the demo's teams, who has signed in before. Nobody has their password. */
function demoCoach({
  membership_id: nationalId,
  name,
  email,
  phone_number: phone,
  ...coach
}: (typeof coaches)[number]) {
  const gender = coach.gender === 'Female' ? 'Female' : 'Male';
  return makePerson({ nationalId, type: 1, known: { name, email, phone, gender, dob: coach.dob } });
}

/** The provider does not know the portal's own roles (admin, sub admin): there they are coaches. */
function demoAccount(entry: (typeof accounts)[number]): Account {
  const { membership_id: nationalId, name, email, dob } = entry;
  if (entry.role === 'entity') {
    if (!entry.cr_number) throw new Error(`demo/accounts.json: the entity ${nationalId} has no cr_number`);
    const entityType = /school|مدارس|مدرسة/i.test(name) ? 'School' : 'Club';
    const entity = { nationalId, name, email, dob, crNumber: entry.cr_number, entityType, city: 'Riyadh' } as const;
    return makeEntity(entity);
  }
  const gender = entry.gender === 'Female' ? 'Female' : 'Male';
  const type = entry.role === 'student' ? 0 : 1;
  return makePerson({ nationalId, type, known: { name, email, gender, dob } });
}

function otherEntities(): Account[] {
  const random = createRandom(9990);
  return organisations.map((organisation, index) => {
    const number = String(index + 3).padStart(2, '0');
    return makeEntity({
      nationalId: madeUpId(`1000004${number}`),
      crNumber: `99900000${number}`,
      name: random.chance(0.6) ? organisation.ar : organisation.en,
      email: `info@${organisation.en.toLowerCase().replaceAll(' ', '-')}.example.org`,
      entityType: organisation.entityType,
      city: organisation.city,
      status: index < organisations.length - LAPSED_ORGANISATIONS ? 1 : 0,
    });
  });
}
