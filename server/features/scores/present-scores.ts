import type { Scores } from '#contract/entities.ts';
import type { earlierSubmissionsOf, submissionOf } from './store.ts';

/** Where those who may can download a documentation. */
const documentAddress = (id: string) => `/files/scores/${id}.pdf`;

/** What was handed in for a team, whole; null if nothing was: whoever answers with it leaves out what the viewer may not see. */
export function presentScores(found: Awaited<ReturnType<typeof submissionOf>>): Scores | null {
  if (!found) return null;
  const { submission, by, file, entries, matches } = found;
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

type Earlier = Awaited<ReturnType<typeof earlierSubmissionsOf>>[number];

/** Scores that the office reopened, for the office. */
export const presentEarlierScores = (found: Earlier) => ({
  ...(presentScores(found) as Scores),
  reopened_at: found.submission.reopenedAt?.toISOString() ?? '',
  reopened_by: found.reopenedBy ?? '',
  reason: found.submission.reopenedBecause ?? '',
});
