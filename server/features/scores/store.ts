import { and, desc, eq, inArray, isNotNull, isNull, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { users } from '#server/features/users/index.ts';
import type { DbOrTx } from '#server/platform/database.ts';
import { scoreDocuments, scoreEntries, scoreMatches, scoreSubmissions } from './table.ts';

/** Those that stand: the office may have reopened earlier ones. */
const standing = isNull(scoreSubmissions.reopenedAt);

const reopeners = alias(users, 'reopeners');

/** What was handed in for a team and stands: the submission with its rows in their order, and the documentation, if there is one. */
export const submissionOf = async (db: DbOrTx, teamId: string) =>
  (await submissions(db, and(eq(scoreSubmissions.teamId, teamId), standing)))[0];

/** What was handed in for a team and then reopened by the office, newest first. */
export const earlierSubmissionsOf = (db: DbOrTx, teamId: string) =>
  submissions(db, and(eq(scoreSubmissions.teamId, teamId), isNotNull(scoreSubmissions.reopenedAt)));

async function submissions(db: DbOrTx, which: SQL | undefined) {
  const found = await db
    .select({ submission: scoreSubmissions, by: users.name, reopenedBy: reopeners.name, file: scoreDocuments })
    .from(scoreSubmissions)
    .innerJoin(users, eq(users.id, scoreSubmissions.submittedBy))
    .leftJoin(reopeners, eq(reopeners.id, scoreSubmissions.reopenedBy))
    .leftJoin(scoreDocuments, eq(scoreDocuments.submissionId, scoreSubmissions.id))
    .where(which)
    .orderBy(desc(scoreSubmissions.reopenedAt));
  if (found.length === 0) return [];
  const ids = found.map(({ submission }) => submission.id);
  const [entries, matches] = await Promise.all([
    db.select().from(scoreEntries).where(inArray(scoreEntries.submissionId, ids)).orderBy(scoreEntries.position),
    db.select().from(scoreMatches).where(inArray(scoreMatches.submissionId, ids)).orderBy(scoreMatches.position),
  ]);
  return found.map((row) => ({
    ...row,
    entries: entries.filter(({ submissionId }) => submissionId === row.submission.id),
    matches: matches.filter(({ submissionId }) => submissionId === row.submission.id),
  }));
}

/** Those of some teams for which scores were handed in and stand. */
export async function teamsWithScores(db: DbOrTx, teamIds: string[]): Promise<ReadonlySet<string>> {
  const found = await db
    .select({ teamId: scoreSubmissions.teamId })
    .from(scoreSubmissions)
    .where(and(inArray(scoreSubmissions.teamId, teamIds), standing));
  return new Set(found.map(({ teamId }) => teamId));
}

export const hasScores = async (db: DbOrTx, teamId: string): Promise<boolean> =>
  (await teamsWithScores(db, [teamId])).has(teamId);

/** A documentation that was handed in, and the team that it belongs to. */
export async function findDocument(db: DbOrTx, id: string): Promise<{ teamId: string; fileName: string } | undefined> {
  const [found] = await db
    .select({ teamId: scoreSubmissions.teamId, fileName: scoreDocuments.fileName })
    .from(scoreDocuments)
    .innerJoin(scoreSubmissions, eq(scoreSubmissions.id, scoreDocuments.submissionId))
    .where(eq(scoreDocuments.id, id));
  return found;
}

/** The links of the projects that were handed in for some teams, by their ids. */
export async function projectLinksOf(db: DbOrTx, teamIds: string[]): Promise<ReadonlyMap<string, string>> {
  const found = await db
    .select({ teamId: scoreSubmissions.teamId, link: scoreSubmissions.projectLink })
    .from(scoreSubmissions)
    .where(and(inArray(scoreSubmissions.teamId, teamIds), standing));
  return new Map(found.flatMap(({ teamId, link }) => (link ? [[teamId, link] as const] : [])));
}
