import { recordsOnce, saidOf } from '#server/features/office-records/index.ts';
import type { DbOrTx } from '#server/platform/database.ts';
import type { Subject } from '#server/platform/personal-data.ts';
import { PEOPLE_LOG } from './replace-member.ts';

/** The ids of the teams in which a person's place was given to somebody else; their certificates may still name them. */
export const teamsLeftBy = (db: DbOrTx, { stebUserId }: Subject) =>
  recordsOnce(db, { kind: PEOPLE_LOG, before: { _id: stebUserId } });

/** The names under which a person got a place of somebody else or lost theirs: the account's may be another since. */
export async function namesInReplacements(db: DbOrTx, { stebUserId }: Pick<Subject, 'stebUserId'>): Promise<string[]> {
  if (stebUserId === '') return [];
  return (await saidOf(db, { kind: PEOPLE_LOG, _id: stebUserId })).flatMap(({ name }) =>
    typeof name === 'string' ? [name] : [],
  );
}
