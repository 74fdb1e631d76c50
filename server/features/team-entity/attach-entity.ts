import { mayAttachEntityTo } from '#domain/team-access.ts';
import { findEntity } from '#server/features/registration/index.ts';
import { accessFactsOf, findTeam, setEntity, type TeamWithPeople } from '#server/features/teams/index.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Person } from '#server/http/session.ts';
import type { Db } from '#server/platform/database.ts';
import type { IdentityProvider } from '#server/providers/identity/steb.ts';

export type AttachDeps = {
  db: Db;
  identity: IdentityProvider;
  /** Counts the number as a look-up, unless the person has looked it up recently. */
  countLookUps: (personId: string, numbers: readonly string[]) => Promise<void>;
};

/** The team, if this person may say whose it is; others get the same answer as for a team that does not exist. */
export async function teamToAttachTo(db: Db, teamId: string, person: Person): Promise<TeamWithPeople> {
  const row = await findTeam(db, teamId);
  if (!row || !mayAttachEntityTo(person, accessFactsOf(row))) throw new Refusal('not_found');
  if (!row.team.status) throw new Refusal('team_withdrawn');
  return row;
}

/**
 * Makes a team that of the entity with this CR number, as the registry knows it now. An invoice that is being issued at
 * the same time is for the entity that the team had when its payment was settled: both write the team's row.
 * @throws Refusal for a team that is not theirs, an unknown or inactive entity, or one other than the entity that asks
 */
export async function attachEntityToTeam(
  { db, identity, countLookUps }: AttachDeps,
  person: Person,
  { teamId, crNumber }: { teamId: string; crNumber: string },
): Promise<void> {
  await teamToAttachTo(db, teamId, person);
  await countLookUps(person.id, [crNumber]);
  const entity = await findEntity(identity, person, { typed: crNumber }, 'entity');
  if (entity) await setEntity(db, teamId, entity);
}
