import { and, desc, eq } from 'drizzle-orm';
import type { Language } from '#contract/languages.ts';
import { mailWords } from '#locales/mails.ts';
import { type MailWords, personalMail } from '#server/features/mails/index.ts';
import { changeLog } from '#server/features/office-records/index.ts';
import { type UserRecord, users } from '#server/features/users/index.ts';
import type { Db, Tx } from '#server/platform/database.ts';
import type { Job, Jobs } from '#server/platform/jobs.ts';
import type { Mailer } from '#server/providers/mail/smtp.ts';
import { isErased } from './office.ts';

export const accountChangedJob = 'send-account-changed';

/** The line of the log that has the change, and to which of its addresses the mail goes: the queue keeps no address. */
type AccountChanged = { lineId: string; to: 'before' | 'after' };

/** What of a change is mailed: whoever has these can sign in as the person. */
const told = ['email', 'password_set_at'] as const;

/** Queues the mails about a new e-mail or password, to the address before the change and to the one after it. */
export async function tellOfChange(
  tx: Tx,
  jobs: Pick<Jobs, 'enqueue'>,
  before: UserRecord,
  after: UserRecord,
): Promise<void> {
  const newEmail = before.email.toLowerCase() !== after.email.toLowerCase();
  const newPassword = before.passwordSetAt?.getTime() !== after.passwordSetAt?.getTime();
  if (!newEmail && !newPassword) return;
  const [line] = await tx
    .select({ id: changeLog.id })
    .from(changeLog)
    .where(and(eq(changeLog.kind, 'users'), eq(changeLog.recordId, after.id)))
    .orderBy(desc(changeLog.at), desc(changeLog.id))
    .limit(1);
  if (!line) throw new Error('a change of an account is not in the log');
  const send = (to: AccountChanged['to']) =>
    jobs.enqueue(tx, accountChangedJob, { lineId: line.id, to } satisfies AccountChanged);
  await send('after');
  if (newEmail && before.email) await send('before');
}

/**
 * Tells the person that their e-mail or password was changed in the back-office, by others or by themselves, so that nobody takes over an account
 * unseen. Without their name and the other address: one of the two may be a stranger's.
 */
export function sendAccountChanged(deps: { db: Db; mailer: Mailer; publicUrl: string }): Job<AccountChanged> {
  return {
    async run({ lineId, to }) {
      const [found] = await deps.db
        .select({ line: changeLog, language: users.language, email: users.email, stebUserId: users.stebUserId })
        .from(changeLog)
        .innerJoin(users, eq(users.id, changeLog.recordId))
        .where(eq(changeLog.id, lineId));
      if (!found || isErased(found)) return;
      const { line, email, language } = found;
      const address = line[to].email ?? email;
      if (typeof address !== 'string' || !address) return;
      const what = told.filter((field) => field in line.after);
      const wordsIn = (inLanguage: Language): MailWords => {
        const words = mailWords(inLanguage).accountChanged;
        const { subject, greeting, object, link } = words;
        const say = (field: (typeof told)[number]) =>
          words[field === 'password_set_at' && line.changedBy === line.recordId ? 'own_password' : field];
        return {
          subject,
          paragraphs: [greeting, ...what.map(say), object],
          link: { label: link, href: `${deps.publicUrl}/contact-us/?lang=${inLanguage}` },
        };
      };
      await deps.mailer.send({
        to: address,
        ...personalMail({ language }, wordsIn),
        id: `account-changed-${lineId}-${to}`,
      });
    },
  };
}
