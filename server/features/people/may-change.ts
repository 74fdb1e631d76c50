import { eq } from 'drizzle-orm';
import { can, isOfficer, roleOf } from '#contract/access.ts';
import type { Language } from '#contract/languages.ts';
import { otherAdministrators } from '#server/features/administrators/index.ts';
import { ChangedMeanwhile } from '#server/features/office-records/index.ts';
import { type OwnChange, type UserRecord, users } from '#server/features/users/index.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { DbOrTx, Tx } from '#server/platform/database.ts';
import { peopleWords } from './office.ts';

type Standing = Pick<UserRecord, 'id' | 'stebUserId' | 'type' | 'status'>;

const ADMINISTRATOR = 4;

/** A rule of the portal that a change breaks; said in the language of whoever asks by `refuseBrokenRule`. */
export class BrokenRule extends Error {
  override name = 'BrokenRule';
  readonly rule: 'lastAdministrator' | 'ownRole' | 'ownBlock' | 'officersOnly' | 'noLongerMay' | 'takenHere';
  constructor(rule: BrokenRule['rule']) {
    super(rule);
    this.rule = rule;
  }
}

/**
 * Somebody must be left who can administrate the portal, and nobody takes their own role or blocks themselves.
 * @throws BrokenRule
 */
export async function refuseLockOut(tx: DbOrTx, by: { id: string }, before: Standing, after: Standing): Promise<void> {
  const administrates = ({ type, status }: Standing) => type === ADMINISTRATOR && status;
  if (administrates(before) && !administrates(after) && (await otherAdministrators(tx, before)) === 0)
    throw new BrokenRule('lastAdministrator');
  if (by.id !== before.id) return;
  if (before.type !== after.type) throw new BrokenRule('ownRole');
  if (before.status && !after.status) throw new BrokenRule('ownBlock');
}

/**
 * The refusal of a broken rule, beside its field; any other error is thrown as it is.
 * @param field of the form or dialog by which the rule was broken
 */
export const refuseBrokenRule =
  (language: Language, field: 'type' | 'blocked') =>
  (error: unknown): never => {
    if (!(error instanceof BrokenRule)) throw error;
    const { rule } = error;
    if (rule === 'noLongerMay') throw new Refusal('not_allowed', { cause: error });
    const sentence = peopleWords[language].says[rule];
    if (rule === 'officersOnly' || rule === 'takenHere') throw new Refusal('not_allowed', { sentence, cause: error });
    throw new Refusal('not_allowed', { sentence, fields: { [field]: sentence }, cause: error });
  };

/** The columns that decide who somebody is, by the fields of the form. */
const DECIDING = { email: 'email', national_id: 'nationalId', type: 'type' } as const;

/**
 * A sub admin changes nothing by which they could become somebody else: a new password or e-mail is that person's sign-in.
 * Everything else of people who are not of the office they do change (decision 178).
 * @throws Refusal `not_allowed`, with the fields
 */
export function refuseDeciding(
  by: { type: number },
  { before, after, password }: { before: UserRecord; after: UserRecord; password: string | undefined },
  language: Language,
): void {
  if (can(roleOf(by.type), 'admin-people')) return;
  const changed = Object.entries(DECIDING).flatMap(([field, column]) =>
    before[column] === after[column] ? [] : [field],
  );
  const fields = [...changed, ...(password ? ['password'] : [])];
  if (fields.length === 0) return;
  const sentence = peopleWords[language].says.administratorsOnly;
  throw new Refusal('not_allowed', { sentence, fields: Object.fromEntries(fields.map((name) => [name, sentence])) });
}

/** A person as they were read before the registry was asked, and as they are in the transaction that saves them. */
export type Meanwhile = {
  base: UserRecord | undefined;
  locked: UserRecord | undefined;
  own: OwnChange;
  /** When the save began. */
  since: Date | undefined;
};

/**
 * What was allowed before the registry was asked is asked again with what is true now, under the lock of whoever makes or
 * unmakes administrators: the office goes on while the registry takes its time.
 * @param by without a type where a job finishes what they began: it may still save, but gives no role if they no longer may
 * @throws BrokenRule
 */
export async function refuseMeanwhile(
  tx: Tx,
  by: { id: string; type?: number },
  { base, locked, own, since }: Meanwhile,
): Promise<void> {
  const [writer] = await tx.select().from(users).where(eq(users.id, by.id));
  const decides = own.type !== undefined;
  const role = roleOf(writer?.status ? writer.type : undefined);
  const isLive = by.type !== undefined;
  if ((isLive || decides) && !can(role, decides ? 'admin-people' : 'admin-users')) throw new BrokenRule('noLongerMay');
  if (!locked) return;
  // Somebody who was to be added was here before, and stays what they are; a new person may have signed in meanwhile.
  if (!base && since && locked.createdAt < since) throw new BrokenRule('takenHere');
  if (isLive && role !== 'admin' && isOfficer(locked.type) && locked.id !== by.id) throw new BrokenRule('officersOnly');
  const { type } = own;
  if (type !== undefined && base && locked.type !== base.type && locked.type !== type)
    throw new ChangedMeanwhile(locked.id);
  await refuseLockOut(tx, by, locked, { ...locked, ...own } as UserRecord);
}
