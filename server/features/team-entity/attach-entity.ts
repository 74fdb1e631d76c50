import { mayAttachEntityTo } from '#domain/team-access.ts';
import { logChange } from '#server/features/office-records/index.ts';
import { findEntity } from '#server/features/registration/index.ts';
import { tellOfEntity } from '#server/features/team-members/index.ts';
import {
  accessFactsOf,
  type EntitySnapshot,
  findTeam,
  lockTeam,
  setEntity,
  type TeamWithPeople,
} from '#server/features/teams/index.ts';
import { refuseBlocked } from '#server/features/users/index.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Person } from '#server/http/session.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Db, DbOrTx } from '#server/platform/database.ts';
import type { Jobs } from '#server/platform/jobs.ts';
import type { IdentityProvider } from '#server/providers/identity/steb.ts';

export type AttachDeps = {
  db: Db;
  clock: Clock;
  identity: IdentityProvider;
  jobs: Pick<Jobs, 'enqueue'>;
  /** Counts the number as a look-up, unless the person has looked it up recently. */
  countLookUps: (personId: string, numbers: readonly string[]) => Promise<void>;
};

/** A team's lines about its entity in the log. */
export const ENTITY_LOG = 'team_entity';

/** What the log says of an entity. */
export const named = (entity: Pick<EntitySnapshot, 'stebUserId' | 'name'> | null) =>
  entity ? { _id: entity.stebUserId, name: entity.name } : {};

/** The team, if this person may say whose it is; others get the same answer as for a team that does not exist. */
export async function teamToAttachTo(db: DbOrTx, teamId: string, person: Person): Promise<TeamWithPeople> {
  const row = await findTeam(db, teamId);
  if (!row || !mayAttachEntityTo(person, accessFactsOf(row))) throw new Refusal('not_found');
  if (!row.team.status) throw new Refusal('team_withdrawn');
  return row;
}

/**
 * Makes a team that of the entity with this CR number, as the registry knows it now. Unless it did so itself, the entity is
 * asked whether the team is its own; until it has agreed it sees little of the team. The entity and the one before it are
 * told by mail, and the log keeps who did it. The team's row is locked, as it is by whoever withdraws the team, settles its
 * payment or has its invoice issued anew: each sees either entity whole.
 * @throws Refusal for a team that is not theirs, an unknown or inactive entity, or one other than the entity that asks
 */
export async function attachEntityToTeam(
  { db, clock, identity, jobs, countLookUps }: AttachDeps,
  person: Person,
  { teamId, crNumber }: { teamId: string; crNumber: string },
): Promise<void> {
  await teamToAttachTo(db, teamId, person);
  await countLookUps(person.id, [crNumber]);
  const entity = await findEntity(identity, person, { typed: crNumber }, 'entity');
  if (!entity) return;
  await refuseBlocked(db, [{ ...entity, field: 'entity' }]);
  await db.transaction(async (tx) => {
    await lockTeam(tx, teamId);
    const { team, creator } = await teamToAttachTo(tx, teamId, person);
    const isSame = entity.stebUserId === team.entityStebId;
    // The one that registered the team agreed by that, though another was named in between.
    const isItself = [person.stebUserId, creator.stebUserId].includes(entity.stebUserId);
    const agreedAt = isItself ? clock() : null;
    await setEntity(tx, teamId, entity, isSame ? undefined : { entityAgreedAt: agreedAt, entityLink: null });
    // The same one, as the registry knows it by now: asked once more where it has not answered.
    if (isSame) {
      if (!team.entityAgreedAt) await tellOfEntity(tx, jobs, { teamId, left: null, joined: entity, by: person });
      return;
    }
    await logChange(tx, person, {
      ...{ kind: ENTITY_LOG, recordId: teamId, name: team.name, action: 'changed' },
      ...{ before: named(team.entity), after: named(entity) },
    });
    await tellOfEntity(tx, jobs, { teamId, left: team.entity, joined: entity, by: person });
  });
}
