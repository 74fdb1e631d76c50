import { and, eq, ne, sql } from 'drizzle-orm';
import { logChange } from '#server/features/office-records/index.ts';
import { rememberPerson, users } from '#server/features/users/index.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Db, DbOrTx, Tx } from '#server/platform/database.ts';
import type { StebPerson } from '#server/providers/identity/steb.ts';

/** `type` of an administrator (back-office spec, section 3). */
const ADMINISTRATOR = 4;
/** Any number that no other lock has: of two commands at once the second one sees what the first one did. */
const MAKING_ADMINISTRATORS = 4_201_961;

/** Thrown when somebody else is an administrator, and no further one was asked for. */
export class AlreadyAdministrated extends Error {
  override name = 'AlreadyAdministrated';
}

/** How it ended: `blocked` people stay as they are, since only the office lifts a block. */
type Outcome = { name: string; outcome: 'made' | 'was-already' | 'blocked' };

/** Whoever makes or unmakes administrators waits for whoever else does, until the transaction ends. */
export const lockAdministrators = (tx: Tx) => tx.execute(sql`select pg_advisory_xact_lock(${MAKING_ADMINISTRATORS})`);

/** How many administrators there are who can sign in, beside one person. */
export const otherAdministrators = (tx: DbOrTx, { stebUserId }: { stebUserId: string }) =>
  tx.$count(users, and(eq(users.type, ADMINISTRATOR), eq(users.status, true), ne(users.stebUserId, stebUserId)));

/**
 * An officer whose call has waited must still be who the call took them for: not blocked, and of the same type.
 * @throws Refusal `not_allowed`
 */
export async function refuseFormer(db: DbOrTx, by: { id: string; type: number }): Promise<void> {
  const isStill = and(eq(users.id, by.id), eq(users.type, by.type), eq(users.status, true));
  if ((await db.$count(users, isStill)) === 0) throw new Refusal('not_allowed');
}

/**
 * Makes somebody an administrator, whether they have signed in before or not, with a line in the log. A person who is
 * one already stays one.
 * @param another also when there is an administrator, which an outsider to the office must not do unasked
 * @throws AlreadyAdministrated
 */
export function makeAdministrator(db: Db, person: StebPerson, { another }: { another: boolean }): Promise<Outcome> {
  return db.transaction(async (tx) => {
    await lockAdministrators(tx);
    const [known] = await tx.select().from(users).where(eq(users.stebUserId, person.stebUserId));
    if (known && !known.status) return { name: known.name, outcome: 'blocked' };
    if (known?.type === ADMINISTRATOR) return { name: known.name, outcome: 'was-already' };
    if ((await otherAdministrators(tx, person)) > 0 && !another)
      throw new AlreadyAdministrated('there is an administrator');
    const user = await rememberPerson(tx, person);
    await tx.update(users).set({ type: ADMINISTRATOR, signedInAt: sql`now()` }).where(eq(users.id, user.id));
    // By the person, since the command has no account; the registry's id lets a deletion of the account find the line.
    await logChange(tx, user, {
      ...{ kind: 'users', recordId: user.id, name: user.name, action: 'changed' },
      before: { _id: user.stebUserId, type: user.type },
      after: { _id: user.stebUserId, type: ADMINISTRATOR },
    });
    return { name: user.name, outcome: 'made' };
  });
}
