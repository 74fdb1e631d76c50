import { and, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { redactRecordTexts } from '#server/features/office-records/index.ts';
import { teams, teamsAround } from '#server/features/teams/index.ts';
import type { Tx } from '#server/platform/database.ts';
import type { PersonalData, Subject } from '#server/platform/personal-data.ts';
import { redactorOf } from '#server/platform/redact.ts';
import { keyOf } from './documents.ts';
import { scoreDocuments, scoreEntries, scoreMatches, scoreSubmissions } from './table.ts';

/**
 * Scores are the team's: what was handed in stays, and no longer says by whom. What was typed with it loses the person's
 * name and numbers; a link with one of them goes. So does the reason why the office reopened scores of their teams.
 */
export const scoreData: PersonalData = {
  place: 'scores',
  tables: {
    score_submissions: {
      personal: ['project_link', 'code_link', 'reopened_because'],
      other: [...['id', 'team_id', 'competition_id', 'submitted_by', 'created_at', 'reopened_at', 'reopened_by']],
    },
    score_entries: {
      personal: ['time', 'link'],
      other: ['id', 'submission_id', 'position', 'score'],
      texts: { kind: 'one of a list' },
    },
    score_matches: { personal: ['link'], other: ['id', 'submission_id', 'position', 'fbs', 'obs'] },
    score_documents: {
      personal: ['title'],
      other: ['id', 'submission_id', 'uploaded_by', 'bytes', 'created_at'],
      texts: { file_name: 'random, made by the portal' },
    },
  },
  async collect(db, person) {
    const ofPerson = eq(scoreSubmissions.submittedBy, person.id);
    const [submissions, entries, matches, documents, reopened] = await Promise.all([
      db
        .select({
          team: teams.teamNo,
          projectLink: scoreSubmissions.projectLink,
          codeLink: scoreSubmissions.codeLink,
          createdAt: scoreSubmissions.createdAt,
        })
        .from(scoreSubmissions)
        .innerJoin(teams, eq(teams.id, scoreSubmissions.teamId))
        .where(ofPerson),
      db
        .select({
          kind: scoreEntries.kind,
          score: scoreEntries.score,
          time: scoreEntries.time,
          link: scoreEntries.link,
        })
        .from(scoreEntries)
        .innerJoin(scoreSubmissions, eq(scoreSubmissions.id, scoreEntries.submissionId))
        .where(ofPerson),
      db
        .select({ fbs: scoreMatches.fbs, obs: scoreMatches.obs, link: scoreMatches.link })
        .from(scoreMatches)
        .innerJoin(scoreSubmissions, eq(scoreSubmissions.id, scoreMatches.submissionId))
        .where(ofPerson),
      db
        .select({ title: scoreDocuments.title, bytes: scoreDocuments.bytes, createdAt: scoreDocuments.createdAt })
        .from(scoreDocuments)
        .where(eq(scoreDocuments.uploadedBy, person.id)),
      db
        .select({ team: teams.teamNo, at: scoreSubmissions.reopenedAt, reason: scoreSubmissions.reopenedBecause })
        .from(scoreSubmissions)
        .innerJoin(teams, eq(teams.id, scoreSubmissions.teamId))
        .where(eq(scoreSubmissions.reopenedBy, person.id)),
    ]);
    return { submissions, entries, matches, documents, reopened };
  },
  async files({ db, files }, person) {
    const own = await db.select().from(scoreDocuments).where(eq(scoreDocuments.uploadedBy, person.id));
    return own.map(({ id, fileName }) => ({ name: `documentation/${id}.pdf`, read: () => files.get(keyOf(fileName)) }));
  },
  async erase(tx, person) {
    const theirs = eq(scoreDocuments.uploadedBy, person.id);
    const unused = await tx
      .delete(scoreDocuments)
      .where(and(theirs, isNull(scoreDocuments.submissionId)))
      .returning({ fileName: scoreDocuments.fileName });
    const used = await tx
      .update(scoreDocuments)
      .set({ title: 'document.pdf' })
      .where(and(theirs, isNotNull(scoreDocuments.submissionId)))
      .returning({ id: scoreDocuments.id });
    return {
      removed: unused.length,
      nameless: used.length + (await eraseTyped(tx, person)) + (await eraseReasons(tx, person)),
      files: unused.map(({ fileName }) => keyOf(fileName)),
    };
  },
};

/**
 * Takes the person out of what was typed with the scores that they handed in, and returns how many submissions those
 * are.
 */
async function eraseTyped(tx: Tx, person: Subject): Promise<number> {
  const redact = redactorOf(person);
  const unless = (link: string | null) => (link !== null && redact(link) === link ? link : null);
  const submissions = await tx.select().from(scoreSubmissions).where(eq(scoreSubmissions.submittedBy, person.id));
  for (const { id, projectLink, codeLink } of submissions) {
    const links = { projectLink: unless(projectLink), codeLink: unless(codeLink) };
    await tx.update(scoreSubmissions).set(links).where(eq(scoreSubmissions.id, id));
  }
  const ids = submissions.map(({ id }) => id);
  for (const { id, time, link } of await tx
    .select()
    .from(scoreEntries)
    .where(inArray(scoreEntries.submissionId, ids))) {
    const typed = { time: redact(time), link: unless(link) ?? '' };
    await tx.update(scoreEntries).set(typed).where(eq(scoreEntries.id, id));
  }
  for (const { id, link } of await tx.select().from(scoreMatches).where(inArray(scoreMatches.submissionId, ids))) {
    await tx
      .update(scoreMatches)
      .set({ link: unless(link) ?? '' })
      .where(eq(scoreMatches.id, id));
  }
  return submissions.length;
}

/**
 * Takes the person out of the reasons for which scores were reopened, which also stand in the log, and returns how
 * many.
 */
async function eraseReasons(tx: Tx, person: Subject): Promise<number> {
  const redact = redactorOf(person);
  const { id, teamId, reopenedBecause } = scoreSubmissions;
  const reopened = await tx
    .select({ id, teamId, because: reopenedBecause })
    .from(scoreSubmissions)
    .where(
      and(
        isNotNull(reopenedBecause),
        or(sql`${teamId} in ${teamsAround(tx, person)}`, eq(scoreSubmissions.reopenedBy, person.id)),
      ),
    );
  const naming = reopened.filter(({ because }) => redact(because) !== because);
  for (const one of naming) {
    await tx
      .update(scoreSubmissions)
      .set({ reopenedBecause: redact(one.because) })
      .where(eq(id, one.id));
  }
  await redactRecordTexts(tx, [...new Set(naming.map((one) => one.teamId))], redact);
  return naming.length;
}
