import { eq } from 'drizzle-orm';
import type { EntitySnapshot } from '#server/features/teams/index.ts';
import { users } from '#server/features/users/index.ts';
import { outageAs, Refusal } from '#server/http/refusal.ts';
import type { Person } from '#server/http/session.ts';
import type { Db } from '#server/platform/database.ts';
import type { IdentityProvider } from '#server/providers/identity/steb.ts';

/** The number for the registry: the one from an entity's sign-in, else the typed one, if any. */
export type EntityCr = { own?: string; typed?: string };

/** An entity's own number comes from its sign-in; the typed one counts only if that is not known yet. */
export async function entityCrOf(db: Db, person: Person, entity_cr: string | undefined): Promise<EntityCr> {
  const typed = entity_cr || undefined;
  if (person.type !== 2) return { typed };
  const [user] = await db.select({ crNumber: users.crNumber }).from(users).where(eq(users.id, person.id));
  return user?.crNumber ? { own: user.crNumber } : { typed };
}

/**
 * Requests the entity of a team from the registry: the one that registers it, or the one whose number a person typed.
 * @param field the field of the call in which the number was typed
 * @returns its current record, to be stored with the team; undefined if there is no number
 * @throws Refusal on the number's field if no active entity has it, or one other than the entity that registers
 */
export async function findEntity(
  identity: IdentityProvider,
  person: Person,
  { own, typed }: EntityCr,
  field: 'entity' | 'entity_cr',
): Promise<EntitySnapshot | undefined> {
  const crNumber = own ?? typed;
  if (!crNumber) return undefined;
  const found = await identity.entity(crNumber).catch(outageAs('look_up_unavailable'));
  const another = person.type === 2 && found?.stebUserId !== person.stebUserId;
  if (!found?.status || another) throw new Refusal('entity_not_found', { fields: { [field]: 'not_found' } });
  return found;
}
