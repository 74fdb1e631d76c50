import { eq, inArray } from 'drizzle-orm';
import type { Scores } from '#contract/entities.ts';
import { users } from '#server/features/users/index.ts';
import type { DbOrTx } from '#server/platform/database.ts';
import { scoreDocuments, scoreEntries, scoreMatches, scoreSubmissions } from './table.ts';

/** Where those who may can download a documentation. */
export const documentAddress = (id: string) => `/files/scores/${id}.pdf`;

/** What was handed in for a team, whole: whoever presents it leaves out what the viewer may not see. */
export async function scoresOf(db: DbOrTx, teamId: string): Promise<Scores | null> {
  const [found] = await db
    .select({ submission: scoreSubmissions, by: users.name, file: scoreDocuments })
    .from(scoreSubmissions)
    .innerJoin(users, eq(users.id, scoreSubmissions.submittedBy))
    .leftJoin(scoreDocuments, eq(scoreDocuments.submissionId, scoreSubmissions.id))
    .where(eq(scoreSubmissions.teamId, teamId));
  if (!found) return null;
  const { submission, by, file } = found;
  const [entries, matches] = await Promise.all([
    db.select().from(scoreEntries).where(eq(scoreEntries.submissionId, submission.id)).orderBy(scoreEntries.position),
    db.select().from(scoreMatches).where(eq(scoreMatches.submissionId, submission.id)).orderBy(scoreMatches.position),
  ]);
  return {
    scores: entries.map(({ kind, score, time, link }) => ({ kind, score, time, youtube_link: link })),
    matches: matches.map(({ fbs, obs, link }) => ({ fbs, obs, youtube_link: link })),
    youtube_link: submission.projectLink,
    github: submission.codeLink,
    created_at: submission.createdAt.toISOString(),
    by,
    file: file && { name: file.title, bytes: file.bytes, path: documentAddress(file.id) },
  };
}

/** Those of some teams for which scores were handed in. */
export async function teamsWithScores(db: DbOrTx, teamIds: string[]): Promise<ReadonlySet<string>> {
  const found = await db
    .select({ teamId: scoreSubmissions.teamId })
    .from(scoreSubmissions)
    .where(inArray(scoreSubmissions.teamId, teamIds));
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
