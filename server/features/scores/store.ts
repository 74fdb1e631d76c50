import { and, desc, eq, inArray, isNotNull, isNull, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { EarlierScores } from '#contract/endpoints/admin-teams.ts';
import type { Scores } from '#contract/entities.ts';
import { users } from '#server/features/users/index.ts';
import type { DbOrTx } from '#server/platform/database.ts';
import { scoreDocuments, scoreEntries, scoreMatches, scoreSubmissions } from './table.ts';

/** Where those who may can download a documentation. */
export const documentAddress = (id: string) => `/files/scores/${id}.pdf`;

/** The submission that counts, at most one of a team: the office may have reopened others before it. */
const standing = isNull(scoreSubmissions.reopenedAt);

/**
 * What was handed in for teams, whole, by team id: whoever presents it leaves out what the viewer may not see. A team
 * without scores is absent.
 */
export async function scoresOf(db: DbOrTx, teamIds: string[]): Promise<Map<string, Scores>> {
  const found = await submissions(db, and(inArray(scoreSubmissions.teamId, teamIds), standing));
  return new Map(found.map((one) => [one.submission.teamId, present(one)]));
}

/** What was handed in for a team and then reopened, for the office: newest first. */
export async function earlierSubmissionsOf(db: DbOrTx, teamId: string): Promise<EarlierScores[]> {
  const found = await submissions(db, and(eq(scoreSubmissions.teamId, teamId), isNotNull(scoreSubmissions.reopenedAt)));
  return found.map((one) => ({
    ...present(one),
    reopened_at: one.submission.reopenedAt?.toISOString() ?? '',
    reopened_by: one.reopenedBy ?? '',
    reason: one.submission.reopenedBecause ?? '',
  }));
}

const reopeners = alias(users, 'reopeners');

async function submissions(db: DbOrTx, which: SQL | undefined) {
  const found = await db
    .select({ submission: scoreSubmissions, by: users.name, reopenedBy: reopeners.name, file: scoreDocuments })
    .from(scoreSubmissions)
    .innerJoin(users, eq(users.id, scoreSubmissions.submittedBy))
    .leftJoin(reopeners, eq(reopeners.id, scoreSubmissions.reopenedBy))
    .leftJoin(scoreDocuments, eq(scoreDocuments.submissionId, scoreSubmissions.id))
    .where(which)
    .orderBy(desc(scoreSubmissions.reopenedAt), desc(scoreSubmissions.id));
  if (found.length === 0) return [];
  const ids = found.map(({ submission }) => submission.id);
  const [entries, matches] = await Promise.all([
    db.select().from(scoreEntries).where(inArray(scoreEntries.submissionId, ids)).orderBy(scoreEntries.position),
    db.select().from(scoreMatches).where(inArray(scoreMatches.submissionId, ids)).orderBy(scoreMatches.position),
  ]);
  return found.map((one) => ({
    ...one,
    entries: entries.filter(({ submissionId }) => submissionId === one.submission.id),
    matches: matches.filter(({ submissionId }) => submissionId === one.submission.id),
  }));
}

const present = ({
  submission,
  by,
  file,
  entries,
  matches,
}: Awaited<ReturnType<typeof submissions>>[number]): Scores => ({
  scores: entries.map(({ kind, score, time, link }) => ({ kind, score, time, youtube_link: link })),
  matches: matches.map(({ fbs, obs, link }) => ({ fbs, obs, youtube_link: link })),
  youtube_link: submission.projectLink,
  github: submission.codeLink,
  created_at: submission.createdAt.toISOString(),
  by,
  file: file && { name: file.title, bytes: file.bytes, path: documentAddress(file.id) },
});

/** The links of the projects that were handed in for some teams, by team id. */
export async function projectLinksOf(db: DbOrTx, teamIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { teamId, projectLink } = scoreSubmissions;
  const found = await db
    .select({ teamId, projectLink })
    .from(scoreSubmissions)
    .where(and(inArray(teamId, [...teamIds]), isNotNull(projectLink), standing));
  return new Map(found.map((one) => [one.teamId, one.projectLink ?? '']));
}

/** Those of some teams for which scores were handed in, and were not reopened. */
export async function teamsWithScores(db: DbOrTx, teamIds: string[]): Promise<ReadonlySet<string>> {
  const found = await db
    .select({ teamId: scoreSubmissions.teamId })
    .from(scoreSubmissions)
    .where(and(inArray(scoreSubmissions.teamId, teamIds), standing));
  return new Set(found.map(({ teamId }) => teamId));
}

export const hasScores = async (db: DbOrTx, teamId: string): Promise<boolean> =>
  (await teamsWithScores(db, [teamId])).has(teamId);

/** A documentation that was handed in, the team that it belongs to, and whether its scores were reopened since. */
export async function findDocument(db: DbOrTx, id: string) {
  const [found] = await db
    .select({
      teamId: scoreSubmissions.teamId,
      fileName: scoreDocuments.fileName,
      reopenedAt: scoreSubmissions.reopenedAt,
    })
    .from(scoreDocuments)
    .innerJoin(scoreSubmissions, eq(scoreSubmissions.id, scoreDocuments.submissionId))
    .where(eq(scoreDocuments.id, id));
  return found;
}
