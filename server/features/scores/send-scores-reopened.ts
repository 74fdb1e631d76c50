import { eq } from 'drizzle-orm';
import type { Language } from '#contract/languages.ts';
import { fill } from '#locales/fill.ts';
import { mailWords } from '#locales/mails.ts';
import {
  aboutTeam,
  fillParagraph,
  type MailWords,
  personalMail,
  type TeamMailer,
} from '#server/features/mails/index.ts';
import { findTeam, type TeamWithPeople } from '#server/features/teams/index.ts';
import { users } from '#server/features/users/index.ts';
import type { Db } from '#server/platform/database.ts';
import type { Job } from '#server/platform/jobs.ts';
import { scoreSubmissions } from './table.ts';

export const scoresReopenedJob = 'send-scores-reopened';

/**
 * Tells one person that the scores of a team can be handed in again. Why the office reopened them is for the office alone.
 * Whoever left the team by then is not told, nor anybody of a team that was withdrawn.
 */
export function sendScoresReopened(deps: {
  db: Db;
  mailer: TeamMailer;
  publicUrl: string;
}): Job<{ submissionId: string; stebUserId: string }> {
  return {
    concurrency: 2,
    async run({ submissionId, stebUserId }) {
      const [submission] = await deps.db.select().from(scoreSubmissions).where(eq(scoreSubmissions.id, submissionId));
      const row = submission && (await findTeam(deps.db, submission.teamId));
      if (!row?.team.status) return;
      // A coach may have no account.
      const [account] = await deps.db.select().from(users).where(eq(users.stebUserId, stebUserId));
      const reader = readerIn(row, stebUserId, account);
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
          id: `scores-reopened-${submissionId}-${stebUserId}`,
        },
        { kind: 'scores_reopened', about: aboutTeam(team.id), reader: { name: reader.name, stebUserId } },
      );
    },
  };
}

type Reader = { name: string; email: string };

/** By the account, which is newer than what the team keeps of its coach. */
function readerIn({ creator, people }: TeamWithPeople, stebUserId: string, account: Reader | undefined) {
  const coach = people.find((one) => one.role === 'coach' && one.agreedAt && one.stebUserId === stebUserId);
  return coach || creator.stebUserId === stebUserId ? (account ?? coach) : undefined;
}
