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
import { scoreSubmissions } from './table.ts';

export const scoresReceivedJob = 'send-scores-received';

/** Tells one person that the scores of a team were handed in: whoever did it, or the team's creator. */
export function sendScoresReceived(deps: {
  db: Db;
  mailer: NotedMailer;
  publicUrl: string;
}): Job<{ submissionId: string; userId: string }> {
  return {
    concurrency: 2,
    async run({ submissionId, userId }) {
      const [submission] = await deps.db.select().from(scoreSubmissions).where(eq(scoreSubmissions.id, submissionId));
      const [reader] = await deps.db.select().from(users).where(eq(users.id, userId));
      const row = submission && (await findTeam(deps.db, submission.teamId));
      if (!row || !reader?.email) return;
      const { team, competition } = row;
      const [sender] = await deps.db.select().from(users).where(eq(users.id, submission.submittedBy));
      const wordsIn = (language: Language): MailWords => {
        const words = mailWords(language).scores;
        const values = {
          name: reader.name,
          team: team.name,
          number: team.teamNo,
          sender: sender?.name ?? '',
          competition: language === 'ar' ? competition.name : competition.nameEn,
        };
        const lines = [words.greeting, userId === submission.submittedBy ? words.body : words.bodyOther, words.once];
        return {
          subject: fill(words.subject, values),
          paragraphs: lines.map((line) => fillParagraph(line, values)),
          link: { label: words.link, href: `${deps.publicUrl}/profile/team/${team.id}/matches?lang=${language}` },
        };
      };
      await deps.mailer.send(
        {
          to: reader.email,
          ...personalMail(reader, wordsIn),
          id: `scores-${submissionId}-${userId}`,
        },
        { kind: 'scores_received', about: aboutTeam(team.id), reader },
      );
    },
  };
}
