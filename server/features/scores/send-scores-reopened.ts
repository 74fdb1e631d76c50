import { eq } from 'drizzle-orm';
import type { Language } from '#contract/languages.ts';
import { fill } from '#locales/fill.ts';
import { mailWords } from '#locales/mails.ts';
import {
  aboutTeam,
  fillParagraph,
  type MailWords,
  type NotedMailer,
  personalMail,
} from '#server/features/mails/index.ts';
import { findTeam } from '#server/features/teams/index.ts';
import { users } from '#server/features/users/index.ts';
import type { Db } from '#server/platform/database.ts';
import type { Job } from '#server/platform/jobs.ts';
import { hasScores } from './store.ts';
import { scoreSubmissions } from './table.ts';

export const scoresReopenedJob = 'send-scores-reopened';

/** `to`: whoever registered the team, or the id of a coach's place in it. */
export type ReopenedMail = { submissionId: string; to: string };

/**
 * Tells one person that the scores of a team can be handed in again. Why the office reopened them is for the office alone.
 * Whoever left the team by then is not told, nor anybody of a team that was withdrawn or has handed in others.
 */
export function sendScoresReopened(deps: { db: Db; mailer: NotedMailer; publicUrl: string }): Job<ReopenedMail> {
  return {
    concurrency: 2,
    async run({ submissionId, to }) {
      const [submission] = await deps.db.select().from(scoreSubmissions).where(eq(scoreSubmissions.id, submissionId));
      const row = submission && (await findTeam(deps.db, submission.teamId));
      if (!row?.team.status) return;
      // Others were handed in since: the mail would say of those that they no longer count.
      if (await hasScores(deps.db, row.team.id)) return;
      const coach = row.people.find(({ id, role, agreedAt }) => id === to && role === 'coach' && agreedAt);
      const stebUserId = to === 'creator' ? row.creator.stebUserId : coach?.stebUserId;
      if (!stebUserId) return;
      // A coach may have no account. One is newer than what the team keeps.
      const [account] = await deps.db.select().from(users).where(eq(users.stebUserId, stebUserId));
      const reader = account ?? coach;
      if (!reader?.email) return;
      const { team, competition } = row;
      const wordsIn = (language: Language): MailWords => {
        const words = mailWords(language).scores;
        const values = {
          name: reader.name,
          team: team.name,
          number: team.teamNo,
          competition: language === 'ar' ? competition.name : competition.nameEn,
        };
        const lines = [words.greeting, words.reopened.body, words.reopened.contact];
        return {
          subject: fill(words.reopened.subject, values),
          paragraphs: lines.map((line) => fillParagraph(line, values)),
          link: {
            label: words.reopened.link,
            href: `${deps.publicUrl}/profile/team/${team.id}/matches?lang=${language}`,
          },
        };
      };
      await deps.mailer.send(
        {
          to: reader.email,
          ...personalMail(account, wordsIn),
          id: `scores-reopened-${submissionId}-${to}`,
        },
        { kind: 'scores_reopened', about: aboutTeam(team.id), reader: { name: reader.name, stebUserId } },
      );
    },
  };
}
