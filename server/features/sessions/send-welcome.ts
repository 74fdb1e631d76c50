import { eq } from 'drizzle-orm';
import type { Setting } from '#contract/entities.ts';
import type { Language } from '#contract/languages.ts';
import { verificationAddress } from '#domain/verification.ts';
import { mailWords } from '#locales/mails.ts';
import { type MailWords, personalMail } from '#server/features/mails/index.ts';
import { outsideLinks } from '#server/features/settings/index.ts';
import { users } from '#server/features/users/index.ts';
import type { Db } from '#server/platform/database.ts';
import type { Job } from '#server/platform/jobs.ts';
import type { Mailer } from '#server/providers/mail/smtp.ts';

export const welcomeJob = 'send-welcome';

/**
 * Sends the welcome mail of a new account; coaches are asked to verify it, with a link. The person's name is left out:
 * the address is not verified, and text from a stranger must not reach another person's mailbox in our name.
 */
export function sendWelcome(deps: {
  db: Db;
  mailer: Mailer;
  publicUrl: string;
  defaultLinks: Setting['links'];
}): Job<{ userId: string }> {
  return {
    concurrency: 2,
    async run({ userId }) {
      const [user] = await deps.db.select().from(users).where(eq(users.id, userId));
      if (!user?.email) return;
      const coach = user.type === 1;
      const { verify } = await outsideLinks(deps.db, deps.defaultLinks);
      const wordsIn = (language: Language): MailWords => {
        const words = mailWords(language).welcome;
        return {
          subject: words.subject,
          paragraphs: [words.greeting, words.body, ...(coach ? [words.verify] : [])],
          link: coach
            ? { label: words.verifyLink, href: verificationAddress(verify, { portal: deps.publicUrl, language }) }
            : { label: words.link, href: `${deps.publicUrl}/?lang=${language}` },
        };
      };
      await deps.mailer.send({
        to: user.email,
        ...personalMail(user, wordsIn),
        id: `welcome-${userId}`,
      });
    },
  };
}
