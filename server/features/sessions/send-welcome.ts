import { eq } from 'drizzle-orm';
import type { Language } from '#contract/languages.ts';
import { mailWords } from '#locales/mails.ts';
import { bilingualMail, type MailWords } from '#server/features/mails/index.ts';
import { users } from '#server/features/users/index.ts';
import type { Db } from '#server/platform/database.ts';
import type { Job } from '#server/platform/jobs.ts';
import type { Mailer } from '#server/providers/mail/smtp.ts';

export const welcomeJob = 'send-welcome';

/**
 * Greets a new account, and tells a coach to verify it. The person's name is left out: nobody has shown that the address
 * is theirs, and what a stranger types must not reach any mailbox in our name.
 */
export function sendWelcome(deps: { db: Db; mailer: Mailer; publicUrl: string }): Job<{ userId: string }> {
  return {
    name: welcomeJob,
    concurrency: 2,
    async run({ userId }) {
      const [user] = await deps.db.select().from(users).where(eq(users.id, userId));
      if (!user?.email) return;
      const wordsIn = (language: Language): MailWords => {
        const words = mailWords[language].welcome;
        return {
          subject: words.subject,
          paragraphs: [words.greeting, words.body, ...(user.type === 1 ? [words.verify] : [])],
          link: { label: words.link, href: `${deps.publicUrl}/?lang=${language}` },
        };
      };
      await deps.mailer.send({
        to: user.email,
        ...bilingualMail({ ar: wordsIn('ar'), en: wordsIn('en') }),
        id: `welcome-${userId}`,
      });
    },
  };
}
