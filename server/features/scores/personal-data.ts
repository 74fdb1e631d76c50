import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { teams } from '#server/features/teams/index.ts';
import type { PersonalData } from '#server/platform/personal-data.ts';
import { keyOf } from './documents.ts';
import { scoreDocuments, scoreEntries, scoreMatches, scoreSubmissions } from './table.ts';

/** Scores are the team's: what was handed in stays, and no longer says by whom. */
export const scoreData: PersonalData = {
  place: 'scores',
  tables: {
    score_submissions: {
      personal: [],
      other: ['id', 'team_id', 'competition_id', 'submitted_by', 'project_link', 'code_link', 'created_at'],
    },
    score_entries: { personal: [], other: ['id', 'submission_id', 'position', 'kind', 'score', 'time', 'link'] },
    score_matches: { personal: [], other: ['id', 'submission_id', 'position', 'fbs', 'obs', 'link'] },
    score_documents: {
      personal: ['title'],
      other: ['id', 'submission_id', 'uploaded_by', 'file_name', 'bytes', 'created_at'],
    },
  },
  async collect(db, person) {
    const ofPerson = eq(scoreSubmissions.submittedBy, person.id);
    const [submissions, entries, matches, documents] = await Promise.all([
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
    ]);
    return { submissions, entries, matches, documents };
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
    const submissions = await tx.$count(scoreSubmissions, eq(scoreSubmissions.submittedBy, person.id));
    return {
      removed: unused.length,
      nameless: used.length + submissions,
      files: unused.map(({ fileName }) => keyOf(fileName)),
    };
  },
};
