import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Language } from '#contract/languages.ts';
import { mailWords } from '#locales/mails.ts';
import { type MailWords, personalMail } from '#server/features/mails/index.ts';
import { userIdFinder, users } from '#server/features/users/index.ts';
import type { Database, Db } from '#server/platform/database.ts';
import type { Job, Jobs } from '#server/platform/jobs.ts';
import { rateLimit } from '#server/platform/rate-limit.ts';
import type { Mailer } from '#server/providers/mail/smtp.ts';

export const signUpTriedJob = 'send-sign-up-tried';

/** Mails whoever has an account that somebody tried to create another one with their ID or e-mail. */
export const sendSignUpTried = (deps: {
  db: Db;
  mailer: Mailer;
  publicUrl: string;
}): Job<{ id: string; userId: string }> => ({
  concurrency: 2,
  async run({ id, userId }) {
    const [user] = await deps.db.select().from(users).where(eq(users.id, userId));
    if (!user?.email) return;
    const wordsIn = (language: Language): MailWords => {
      const { subject, greeting, body, nothing, link } = mailWords(language).signUpTried;
      return {
        subject,
        paragraphs: [greeting, body, nothing],
        link: { label: link, href: `${deps.publicUrl}/signin?lang=${language}` },
      };
    };
    await deps.mailer.send({ to: user.email, ...personalMail(user, wordsIn), id: `sign-up-tried-${id}` });
  },
});

const DAY = 24 * 60 * 60_000;

/**
 * Tells the owners of an ID and an e-mail, where the portal knows them, that somebody tried to sign up with it: once a day,
 * so that nobody fills a mailbox by trying.
 */
export function signUpTried({ db, pool }: Database, jobs: Pick<Jobs, 'enqueue'>) {
  const findUserId = userIdFinder(db);
  const mails = rateLimit(pool, 'sign-up-tried-mail', 1, DAY);
  return async (identifiers: readonly string[]): Promise<void> => {
    const owners = await Promise.all(identifiers.map((identifier) => findUserId(identifier.toLowerCase())));
    for (const userId of new Set(owners)) {
      if (!userId || (await mails.take(userId)) > 0) continue;
      await db.transaction((tx) => jobs.enqueue(tx, signUpTriedJob, { id: uuidv7(), userId }));
    }
  };
}
