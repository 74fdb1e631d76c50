import { type RegistryFacts, registryFactNames } from '#contract/endpoints/team-registry.ts';
import { isErasedKey } from '#domain/deleted-account.ts';
import { misprintsOf, type Named } from '#server/features/certificates/index.ts';
import { type EntitySnapshot, findTeam, type TeamPerson, type TeamRow } from '#server/features/teams/index.ts';
import { outageAs, Refusal } from '#server/http/refusal.ts';
import type { Person } from '#server/http/session.ts';
import type { Db, DbOrTx } from '#server/platform/database.ts';
import type { IdentityProvider, StebEntity, StebPerson } from '#server/providers/identity/steb.ts';

export type CompareDeps = {
  db: Db;
  identity: IdentityProvider;
  /** Counts the number as a look-up, unless the person has looked it up recently. */
  countLookUps: (personId: string, numbers: readonly string[]) => Promise<void>;
};

/** Whom of a team the registry is asked about: by the registry's id. */
export type Place = { teamId: string; person: string };

/** Somebody of a team as it keeps them: in a place, or as its entity. */
type Kept = { team: TeamRow['team']; facts: RegistryFacts } & (
  | { role: 'coach' | 'member'; place: TeamPerson }
  | { role: 'entity'; entity: EntitySnapshot }
);

/**
 * What the registry says of somebody of a team today, beside what the team keeps. Changes nothing, and counts as a
 * look-up.
 * @returns with the certificates that print another name than the registry's
 * @throws Refusal for somebody who is not of the team or whose account was deleted, and for a number that the registry
 * does not know, or has given to somebody else
 */
export async function compareWithRegistry(deps: CompareDeps, by: Person, where: Place) {
  const kept = await keptIn(deps.db, where);
  const after = await registered(deps, by, kept, where);
  return { before: kept.facts, after, ...(await differences(deps.db, kept, after, where)) };
}

/** What of somebody of a team is another in these facts, and on which certificates. */
export async function differences(db: DbOrTx, kept: Kept, after: RegistryFacts, { teamId, person }: Place) {
  const named: Named = { stebUserId: person, role: kept.role, kept: kept.facts.name, name: after.name };
  return {
    changed: registryFactNames.filter((name) => kept.facts[name] !== after[name]),
    misprints: await misprintsOf(db, teamId, named),
  };
}

/** @throws Refusal */
export async function keptIn(db: DbOrTx, { teamId, person }: Place): Promise<Kept> {
  const row = await findTeam(db, teamId);
  if (!row) throw new Refusal('not_found');
  if (isErasedKey(person)) throw new Refusal('registry_account_deleted');
  const { team, people } = row;
  const place = people.find(({ stebUserId }) => stebUserId === person);
  if (place) {
    const { name, email, phoneNumber, nationality, gender, dob } = place;
    return {
      ...{ team, role: place.role, place },
      facts: { name, email, phone_number: phoneNumber, nationality, gender, dob, tax_id: '' },
    };
  }
  if (!team.entity || team.entityStebId !== person) throw new Refusal('member_replaced');
  return { team, role: 'entity', entity: team.entity, facts: factsOfEntity(team.entity) };
}

const factsOfEntity = ({ name, email, phoneNumber, nationality, dob, taxId }: EntitySnapshot | StebEntity) => ({
  ...{ name, email, phone_number: phoneNumber, nationality, gender: '' },
  ...{ dob: dob ?? null, tax_id: taxId },
});

const factsOfPerson = ({ name, email, phone_number, nationality, gender, dob }: StebPerson): RegistryFacts => ({
  ...{ name, email, phone_number, nationality, gender, dob },
  tax_id: '',
});

async function registered(
  { identity, countLookUps }: Omit<CompareDeps, 'db'>,
  by: Person,
  kept: Kept,
  { person }: Place,
): Promise<RegistryFacts> {
  const number = kept.role === 'entity' ? kept.entity.crNumber : kept.place.nationalId;
  await countLookUps(by.id, [number]);
  const found = await identity[kept.role](number).catch(outageAs('look_up_unavailable'));
  if (!found) throw new Refusal(`${kept.role}_not_found`);
  if (found.stebUserId !== person) throw new Refusal('registry_other_person');
  return 'taxId' in found ? factsOfEntity(found) : factsOfPerson(found);
}
