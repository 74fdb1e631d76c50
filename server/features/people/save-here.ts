import { eq } from 'drizzle-orm';
import { lockAdministrators } from '#server/features/administrators/index.ts';
import { handBackMessages } from '#server/features/contact/index.ts';
import { ChangedMeanwhile, createRecord, updateRecord, type Writer } from '#server/features/office-records/index.ts';
import { endSessionsOf } from '#server/features/sessions/index.ts';
import {
  columnsOfPerson,
  type OwnChange,
  type PersonSave,
  personSaves,
  type RegistryColumns,
  typeFromProvider,
  type UserRecord,
  users,
} from '#server/features/users/index.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Db, Tx } from '#server/platform/database.ts';
import type { Jobs } from '#server/platform/jobs.ts';
import type { StebPerson } from '#server/providers/identity/steb.ts';
import { BrokenRule, refuseMeanwhile } from './may-change.ts';
import { isErased, peopleKind } from './office.ts';
import { tellOfChange } from './send-account-changed.ts';

/** What is saved here: what the registry says, if it was asked, and what is the portal's own. */
export type ToSave = {
  /** As it was read; none for a new person. */
  base: UserRecord | undefined;
  /** As the registry answered; or what is known of that where it cannot answer whole. */
  person?: StebPerson | undefined;
  columns?: Partial<RegistryColumns> | undefined;
  /** What the form changes of it, and nothing else. */
  own: OwnChange;
  /** The save that is ended by this; none where the registry was not asked. */
  save?: Pick<PersonSave, 'id' | 'key' | 'startedAt'> | undefined;
};

/** The row as it is saved, and the rule of the portal that kept its own columns from being changed, if one did. */
export type Saved = { row: UserRecord; broken?: BrokenRule | ChangedMeanwhile };

/** Who saves: of a call, with the role that it began with. */
export type By = Writer & { type?: number };

/**
 * Saves a person here, with a line in the log, in one transaction, over what they are by then. What the registry has is
 * saved in any case; where a rule of the portal or another change forbids the rest, that stays. A new password and
 * another role end the person's sessions.
 * @throws Refusal `not_found` if the account was deleted meanwhile
 * @throws ChangedMeanwhile if somebody else has ended this save
 */
export function saveHere(
  deps: { db: Db; jobs: Pick<Jobs, 'enqueue'>; clock: Clock },
  by: By,
  toSave: ToSave,
): Promise<Saved> {
  return deps.db.transaction(async (tx) => {
    await lockAdministrators(tx);
    const { base, person, save } = toSave;
    const locked = await lockedRow(tx, base, person);
    if ((base && !locked) || (locked && isErased(locked))) throw new Refusal('not_found');
    if (save && !(await holds(tx, save))) throw new ChangedMeanwhile(locked?.id ?? '');
    const broken = await refuseMeanwhile(tx, by, { base, locked, own: toSave.own, since: save?.startedAt }).then(
      () => undefined,
      (error: unknown) => {
        if (error instanceof BrokenRule || error instanceof ChangedMeanwhile) return error;
        throw error;
      },
    );
    const values = {
      ...(person ? columnsOfPerson(person) : toSave.columns),
      ...columnsOfOwn(broken ? passwordOf(toSave.own) : toSave.own, deps.clock()),
    };
    const within = tx as unknown as Db;
    const row = locked
      ? await updateRecord(within, peopleKind, by, { id: locked.id, revision: undefined, values })
      : await createRecord(within, peopleKind, by, {
          values: freshValues(values, person),
          key: save?.key ?? undefined,
        });
    if (save) await end(tx, save, row);
    if (locked) await endSessionsAfter(tx, toSave.own, locked, row);
    if (locked && locked.type !== row.type) await handBackMessages(tx, by, row.id);
    if (locked) await tellOfChange(tx, deps.jobs, locked, row);
    return broken ? { row, broken } : { row };
  });
}

async function lockedRow(tx: Tx, base: UserRecord | undefined, person: StebPerson | undefined) {
  const which = base ? eq(users.id, base.id) : eq(users.stebUserId, person?.stebUserId ?? '');
  const [locked] = await tx.select().from(users).where(which).for('update');
  return locked;
}

/** Whether this save is still to be ended: one that has taken too long is ended by whoever finds it. */
async function holds(tx: Tx, { id }: Pick<PersonSave, 'id'>): Promise<boolean> {
  const [held] = await tx.select().from(personSaves).where(eq(personSaves.id, id)).for('update');
  return held !== undefined && held.state !== 'done';
}

/** The key of a new person's form is known for some days, and nothing else of it. */
async function end(tx: Tx, { id, key }: Pick<PersonSave, 'id' | 'key'>, row: UserRecord): Promise<void> {
  const theSave = eq(personSaves.id, id);
  if (!key) return void (await tx.delete(personSaves).where(theSave));
  const nothing = { wanted: { columns: {} }, own: {}, answer: null, nationalId: '' };
  await tx
    .update(personSaves)
    .set({ ...nothing, state: 'done', userId: row.id })
    .where(theSave);
}

/** STEB has the new password, whatever else is forbidden here. */
const passwordOf = ({ password }: OwnChange): OwnChange => (password ? { password } : {});

/** @param now later than the registry took a new password: whoever signed in before did so with the old one */
const columnsOfOwn = ({ type, password }: OwnChange, now: Date) => ({
  ...(type !== undefined && { type, isAdmin: type === 4 }),
  ...(password && { passwordSetAt: now }),
});

const freshValues = <Values extends object>(values: Values, person: StebPerson | undefined) => ({
  ...{ name: '', email: '', nationalId: '', type: typeFromProvider(person?.type ?? 0) },
  ...values,
  // Nobody whom the office adds has signed in (decision 085).
  ...{ stebUserId: person?.stebUserId ?? '', signedInAt: null },
});

/** A new password and another role end the person's sessions. */
async function endSessionsAfter(
  tx: Tx,
  { keepSession }: OwnChange,
  before: UserRecord,
  after: UserRecord,
): Promise<void> {
  const newPassword = before.passwordSetAt?.getTime() !== after.passwordSetAt?.getTime();
  if (!newPassword && before.type === after.type) return;
  await endSessionsOf(tx, after.id, keepSession);
}
