import { and, eq } from 'drizzle-orm';
import { ChangedMeanwhile } from '#server/features/office-records/index.ts';
import {
  type OwnChange,
  type PersonSave,
  type RegistryColumns,
  type UserRecord,
  users,
} from '#server/features/users/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/database.ts';
import type { Jobs } from '#server/platform/jobs.ts';
import type { StebPerson } from '#server/providers/identity/steb.ts';
import { isErased } from './office.ts';
import { type RegistryDeps, registryFor } from './registry.ts';
import { saveHere } from './save-here.ts';
import { saveStore } from './saves.ts';

export type PeopleDeps = RegistryDeps & { db: Db; jobs: Pick<Jobs, 'enqueue'>; clock: Clock };

type Found = { base?: UserRecord; person?: StebPerson; columns?: Partial<RegistryColumns> };
/**
 * What the registry did with a question that it did not answer. `password`: nobody can see whether it took the new one, so
 * it counts as given, and nothing else does. `unknown`: the registry tells nothing of the person yet.
 */
type Became = ({ of: 'saved' | 'password' } & Found) | { of: 'nothing' | 'unknown' };

/**
 * Ends the saves of which nobody knows how they ended, by what the registry has of the person by now. What a form sets
 * here alone goes with it: the registry is not asked to know roles and blocks.
 */
export function saveSettler(deps: PeopleDeps) {
  const { db } = deps;
  const registry = registryFor(deps);
  const saves = saveStore(deps);

  async function whatBecame(save: PersonSave): Promise<Became> {
    if (!save.userId) return ofNewPerson(save);
    const [base] = await db.select().from(users).where(eq(users.id, save.userId));
    if (!base || isErased(base)) return { of: 'nothing' };
    const { columns, picture } = save.wanted;
    const names = Object.keys(columns) as (keyof RegistryColumns)[];
    // Sessions that end for nothing harm less than those that stay. A role waits for an answer.
    const unseen: Became = save.own.password ? { of: 'password', base } : { of: 'nothing' };
    if (names.length === 0 && !picture) return unseen;
    const found = await registry.currentAt(base, [base.nationalId, save.nationalId]);
    const has: Partial<RegistryColumns> = found?.columns ?? {};
    const known = names.filter((name) => name in has);
    if (!found || (known.length === 0 && !picture)) return { of: 'unknown' };
    const newPicture = picture === true && found.columns.picture !== base.picture;
    const isThere = known.length > 0 ? known.every((name) => has[name] === columns[name]) : newPicture;
    if (isThere) return { of: 'saved', base, ...(found.person ? { person: found.person } : { columns }) };
    const isUntouched = known.every((name) => has[name] === base[name]) && !newPicture;
    return isUntouched ? { of: 'nothing' } : { ...unseen, ...(found.person && { person: found.person }) };
  }

  async function ofNewPerson({ wanted, own, nationalId }: PersonSave): Promise<Became> {
    const columns = wanted.columns as RegistryColumns;
    const type = own.type ?? 0;
    const person = await registry.accountLike(columns, type);
    if (person) return { of: 'saved', person };
    // They may have signed in meanwhile: of coaches before they are verified, and of organisations, nothing can be asked.
    const [base] = await db
      .select()
      .from(users)
      .where(and(eq(users.nationalId, nationalId), eq(users.name, columns.name)));
    if (base && base.email.toLowerCase() === columns.email) return { of: 'saved', base };
    return type === 1 || type === 2 ? { of: 'unknown' } : { of: 'nothing' };
  }

  /** @returns what became of it: `unknown` leaves it as it is */
  async function settle(save: PersonSave): Promise<Exclude<Became['of'], 'password'>> {
    const answered: Became | undefined =
      save.state === 'accepted' && save.answer ? { of: 'saved', ...(await knownAs(save)) } : undefined;
    const became = answered ?? (await whatBecame(save));
    if (became.of === 'nothing') await saves.drop(save);
    if (became.of === 'saved') await write(save, became, save.own);
    if (became.of === 'password') await write(save, became, passwordOf(save.own));
    return became.of === 'password' ? 'saved' : became.of;
  }

  /** The answer that the registry gave, over the person whom it is of. */
  async function knownAs({ userId, answer }: PersonSave): Promise<Found> {
    const [base] = userId ? await db.select().from(users).where(eq(users.id, userId)) : [];
    return { ...(base && { base }), ...(answer && { person: answer }) };
  }

  async function write(save: PersonSave, { base, person, columns }: Found, own: PersonSave['own']): Promise<void> {
    await saveHere(deps, { id: save.startedBy }, { base, person, columns, own, save }).catch((error: unknown) => {
      // Somebody else has ended it.
      if (!(error instanceof ChangedMeanwhile)) throw error;
    });
  }

  /** Ends one of which nothing will be known: a password counts as given, everything else as not saved. */
  async function giveUp(save: PersonSave): Promise<void> {
    const { base } = await knownAs(save);
    if (save.own.password && base && !isErased(base)) return write(save, { base }, passwordOf(save.own));
    await saves.drop(save);
  }

  return { settle, giveUp };
}

/** That there is a new password, and whose session goes on. */
const passwordOf = ({ type: _, ...password }: OwnChange): OwnChange => (password.password ? password : {});
