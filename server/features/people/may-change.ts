import { eq } from 'drizzle-orm';
import { can, isOfficer, roleOf } from '#contract/access.ts';
import type { Language } from '#contract/languages.ts';
import { otherAdministrators } from '#server/features/administrators/index.ts';
import { ChangedMeanwhile, type Writer } from '#server/features/office-records/index.ts';
import { type OwnChange, type UserRecord, users } from '#server/features/users/index.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { DbOrTx, Tx } from '#server/platform/database.ts';
import { peopleWords } from './office.ts';

type Standing = Pick<UserRecord, 'id' | 'stebUserId' | 'type' | 'status'>;

const ADMINISTRATOR = 4;

/** A rule of the portal that a change breaks; said in the language of whoever asks by `inWords`. */
export class LockOut extends Error {
  override name = 'LockOut';
  readonly rule: 'lastAdministrator' | 'ownRole' | 'ownBlock' | 'officersOnly' | 'former';
  constructor(rule: LockOut['rule']) {
    super(rule);
    this.rule = rule;
  }
}

/**
 * Somebody must be left who can administrate the portal, and nobody takes their own role or blocks themselves.
 * @throws LockOut
 */
export async function refuseLockOut(tx: DbOrTx, by: { id: string }, before: Standing, after: Standing): Promise<void> {
  const administrates = ({ type, status }: Standing) => type === ADMINISTRATOR && status;
  if (administrates(before) && !administrates(after) && (await otherAdministrators(tx, before)) === 0)
    throw new LockOut('lastAdministrator');
  if (by.id !== before.id) return;
  if (before.type !== after.type) throw new LockOut('ownRole');
  if (before.status && !after.status) throw new LockOut('ownBlock');
}

/** The refusal of a broken rule, beside its field; any other error is thrown as it is. */
export const inWords =
  (language: Language, after?: { status?: boolean | undefined }) =>
  (error: unknown): never => {
    if (!(error instanceof LockOut)) throw error;
    const { rule } = error;
    if (rule === 'former') throw new Refusal('not_allowed', { cause: error });
    const sentence = peopleWords[language].says[rule];
    if (rule === 'officersOnly') throw new Refusal('not_allowed', { sentence, cause: error });
    const field = rule === 'ownBlock' || after?.status === false ? 'status' : 'type';
    throw new Refusal('not_allowed', { sentence, fields: { [field]: sentence }, cause: error });
  };

/** What decides who somebody is and what they may; everything else a sub admin changes, too (decisions 33 and 45). */
const DECIDING = ['email', 'national_id', 'type', 'status', 'password'] as const;

/**
 * A sub admin changes nothing by which they could become somebody else: a new password or e-mail is that person's sign-in.
 * @param changed the fields that differ from what the person has
 * @throws Refusal `not_allowed`, with the fields
 */
export function refuseDeciding(by: { type: number }, changed: object, language: Language): void {
  if (can(roleOf(by.type), 'admin-people')) return;
  const sentence = peopleWords[language].says.administratorsOnly;
  const fields = DECIDING.filter(
    (name) =>
      (changed as Record<string, unknown>)[name] !== undefined && (changed as Record<string, unknown>)[name] !== '',
  );
  if (fields.length === 0) return;
  throw new Refusal('not_allowed', { sentence, fields: Object.fromEntries(fields.map((name) => [name, sentence])) });
}

/** A person as they were read before the registry was asked, and as they are in the transaction that saves them. */
export type Meanwhile = { base: UserRecord | undefined; locked: UserRecord | undefined; own: OwnChange };

/**
 * What was allowed before the registry was asked is asked again with what is true now, under the lock of whoever makes or
 * unmakes administrators: the office goes on while the registry takes its time.
 * @param by without a type: who has begun what a job finishes
 * @throws LockOut
 */
export async function refuseMeanwhile(tx: Tx, by: Writer, { base, locked, own }: Meanwhile): Promise<void> {
  const [writer] = await tx.select().from(users).where(eq(users.id, by.id));
  const decides = own.type !== undefined || own.status !== undefined;
  const role = roleOf(writer?.status ? writer.type : undefined);
  const isLive = by.type !== undefined;
  if ((isLive || decides) && !can(role, decides ? 'admin-people' : 'admin-users')) throw new LockOut('former');
  if (!locked) return;
  if (isLive && role !== 'admin' && isOfficer(locked.type) && locked.id !== by.id) throw new LockOut('officersOnly');
  const isTheirs = (name: 'type' | 'status') =>
    own[name] !== undefined && base !== undefined && locked[name] !== base[name] && locked[name] !== own[name];
  if (isTheirs('type') || isTheirs('status')) throw new ChangedMeanwhile(locked.id);
  await refuseLockOut(tx, by, locked, { ...locked, ...own } as UserRecord);
}
