import { eq } from 'drizzle-orm';
import type { Language } from '#contract/languages.ts';
import { fill } from '#locales/fill.ts';
import { formatMoney } from '#locales/format.ts';
import { mailWords } from '#locales/mails.ts';
import {
  aboutTeam,
  fillParagraph,
  type MailWords,
  type NotedMailer,
  personalMail,
} from '#server/features/mails/index.ts';
import { findOrder } from '#server/features/payments/index.ts';
import { findTeam } from '#server/features/teams/index.ts';
import { users } from '#server/features/users/index.ts';
import type { Db } from '#server/platform/database.ts';
import type { Job } from '#server/platform/jobs.ts';

export const confirmationJob = 'send-registration-confirmation';

/** Mails the person who registered a team that it is registered, and what is left to pay. */
export function sendConfirmation(deps: { db: Db; mailer: NotedMailer; publicUrl: string }): Job<{ teamId: string }> {
  return {
    concurrency: 2,
    async run({ teamId }) {
      const row = await findTeam(deps.db, teamId);
      // A team that was withdrawn meanwhile needs no confirmation.
      if (!row?.team.status) return;
      const { team, competition } = row;
      const [creator] = await deps.db.select().from(users).where(eq(users.id, team.createdBy));
      if (!creator?.email) return;
      const order = await findOrder(deps.db, { kind: 'team', id: teamId });
      const wordsIn = (language: Language): MailWords => {
        const words = mailWords(language).registration;
        const values = {
          name: creator.name,
          team: team.name,
          number: team.teamNo,
          competition: language === 'ar' ? competition.name : competition.nameEn,
          total: order ? formatMoney(order.total, language) : '',
        };
        return {
          subject: fill(words.subject, values),
          paragraphs: [words.greeting, words.body, order ? words.unpaid : words.free, words.asked].map((s) =>
            fillParagraph(s, values),
          ),
          link: { label: words.link, href: `${deps.publicUrl}/my-teams/?lang=${language}` },
        };
      };
      await deps.mailer.send(
        {
          to: creator.email,
          ...personalMail(creator, wordsIn),
          id: `registration-${teamId}`,
        },
        { kind: 'registration_confirmation', about: aboutTeam(teamId), reader: creator },
      );
    },
  };
}
