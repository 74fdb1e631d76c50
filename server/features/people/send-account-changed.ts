import { eq } from 'drizzle-orm';
import type { Language } from '#contract/languages.ts';
import { mailWords } from '#locales/mails.ts';
import { type MailWords, personalMail } from '#server/features/mails/index.ts';
import { type UserRecord, users } from '#server/features/users/index.ts';
import type { Db, Tx } from '#server/platform/database.ts';
import type { Job, Jobs } from '#server/platform/jobs.ts';
import type { Mailer } from '#server/providers/mail/smtp.ts';

export const accountChangedJob = 'send-account-changed';

/** `to` is the address that the account had or has: one of them is known nowhere else. */
export type AccountChanged = { userId: string; to: string; what: ('email' | 'password')[]; mail: string };

/** Queues the mails about a new e-mail or password, to the address before and the one after it. */
export async function tellOfChange(
  tx: Tx,
  jobs: Pick<Jobs, 'enqueue'>,
  before: UserRecord,
  after: UserRecord,
): Promise<void> {
  const email = before.email.toLowerCase() !== after.email.toLowerCase();
  const password = before.passwordSetAt?.getTime() !== after.passwordSetAt?.getTime();
  const what = [...(email ? ['email' as const] : []), ...(password ? ['password' as const] : [])];
  if (what.length === 0) return;
  const addresses = new Map([before, after].map((row) => [row.email.toLowerCase(), row.email]));
  for (const [number, to] of [...addresses.values()].entries()) {
    const job: AccountChanged = { userId: after.id, to, what, mail: `${after.id}-${after.revision}-${number}` };
    if (to) await jobs.enqueue(tx, accountChangedJob, job);
  }
}

/**
 * Tells the person that their e-mail or password was changed in the back-office, so that nobody takes over an account
 * unseen. Without their name and the other address: one of the two may be a stranger's.
 */
export function sendAccountChanged(deps: { db: Db; mailer: Mailer; publicUrl: string }): Job<AccountChanged> {
  return {
    forgetsData: true,
    async run({ userId, to, what, mail }) {
      const [user] = await deps.db.select({ language: users.language }).from(users).where(eq(users.id, userId));
      if (!user) return;
      const wordsIn = (language: Language): MailWords => {
        const words = mailWords(language).accountChanged;
        const { subject, greeting, object, link } = words;
        return {
          subject,
          paragraphs: [greeting, ...what.map((field) => words[field]), object],
          link: { label: link, href: `${deps.publicUrl}/contact-us/?lang=${language}` },
        };
      };
      await deps.mailer.send({ to, ...personalMail(user, wordsIn), id: `account-changed-${mail}` });
    },
  };
}
