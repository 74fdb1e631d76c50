import { and, eq, ne, or } from 'drizzle-orm';
import type { ErasedPlace } from '#contract/endpoints/personal-data.ts';
import { users } from '#server/features/users/index.ts';
import type { Db, DbOrTx, Tx } from '#server/platform/database.ts';
import type { FileStore } from '#server/platform/files.ts';
import type { Job } from '#server/platform/jobs.ts';
import type { Subject } from '#server/platform/personal-data.ts';
import { forgetJobData, queuedJobs } from '#server/platform/queued-jobs.ts';
import { personalDataParts } from './parts.ts';

/** One place after the other, in their order; those without a record of the person are not reported. */
export async function eraseEverywhere(tx: Tx, person: Subject): Promise<{ report: ErasedPlace[]; files: string[] }> {
  const report: ErasedPlace[] = [];
  const files: string[] = [];
  for (const part of personalDataParts) {
    const { removed = 0, nameless = 0, kept = 0, keptUntil = null, files: gone = [] } = await part.erase(tx, person);
    files.push(...gone);
    if (removed + nameless + kept > 0)
      report.push({ place: part.place, removed, nameless, kept, kept_until: keptUntil });
  }
  return { report, files };
}

export const removeErasedFilesJob = 'remove-erased-files';

/** Removes files that an erased person's data was in. One that is gone already is no failure. */
export const removeErasedFiles = (files: FileStore): Job<{ keys: string[] }> => ({
  async run({ keys }) {
    for (const key of keys) await files.remove(key);
  },
});

export const eraseAgainJob = 'erase-again';

/** Longer than any call or job takes that had read something of the person before the deletion. */
export const ERASE_AGAIN_AFTER_SECONDS = 10 * 60;

export type EraseAgain = { requestId: string; person: Subject; keys: string[] };

/**
 * Erases a person once more, some minutes after the deletion: what others were doing at that moment may have named them
 * again (decision 083). The job's own data, the last that knows the person, goes when that is done.
 */
export const eraseAgain = ({ db, files }: { db: Db; files: FileStore }): Job<EraseAgain | null> => ({
  async run(data) {
    // A retry of a run that died after its last step, before the queue took note of it.
    if (data === null) return;
    const { requestId, person, keys } = data;
    const erased = await db.transaction(async (tx) => eraseEverywhere(tx, await withoutNewAccount(tx, person)));
    for (const key of [...keys, ...erased.files]) await files.remove(key);
    await forgetJobData(db, eraseAgainJob, { requestId });
  },
});

/** Says of a person whether they were deleted since it was made. To be asked in the transaction that writes the person. */
type DeletedSince = (tx: DbOrTx, person: { stebUserId: string }) => Promise<boolean>;

/**
 * Notes which deletions there are now, for a sign-in whose person only the registry will name: the account may be deleted
 * while it is asked. The jobs that erase once more know whom, for longer than any sign-in takes.
 */
export async function noteDeletions(db: DbOrTx): Promise<DeletedSince> {
  const deletions = (tx: DbOrTx, part: object) => queuedJobs<EraseAgain>(tx, eraseAgainJob, part);
  const before = new Set((await deletions(db, {})).map(({ data }) => data.requestId));
  return async (tx, { stebUserId }) =>
    (await deletions(tx, { person: { stebUserId } })).some(({ data }) => !before.has(data.requestId));
}

/** Whoever has signed in again since has begun anew: what is known of the new account stays. */
async function withoutNewAccount(db: DbOrTx, person: Subject): Promise<Subject> {
  const { id, stebUserId, nationalId } = person;
  const same = or(
    stebUserId ? eq(users.stebUserId, stebUserId) : undefined,
    nationalId ? eq(users.nationalId, nationalId) : undefined,
  );
  const [again] = same
    ? await db
        .select({ id: users.id })
        .from(users)
        .where(and(same, ne(users.id, id)))
    : [];
  return again
    ? { id, stebUserId: '', nationalId: '', earlierIds: [], names: [], emails: [], phoneNumbers: [] }
    : person;
}
