import { eq } from 'drizzle-orm';
import type { Language } from '#contract/languages.ts';
import { formatDay } from '#locales/hijri.ts';
import { mailWords } from '#locales/mails.ts';
import { fillParagraph, type MailWords, personalMail } from '#server/features/mails/index.ts';
import type { Db } from '#server/platform/database.ts';
import type { Job } from '#server/platform/jobs.ts';
import type { Mailer } from '#server/providers/mail/smtp.ts';
import { deletionRequests } from './table.ts';

export const deletionDoneJob = 'send-deletion-done';

/** The address is the one that the account had: by then nothing else knows it. */
export type DeletionDone = { requestId: string; to: string; language: Language | null };

/** Tells whoever was deleted what was removed, and what the law keeps until when. Its data go with the mail. */
export function sendDeletionDone(deps: { db: Db; mailer: Mailer; publicUrl: string }): Job<DeletionDone> {
  return {
    forgetsData: true,
    async run({ requestId, to, language }) {
      const [done] = await deps.db.select().from(deletionRequests).where(eq(deletionRequests.id, requestId));
      if (!done?.report) return;
      const until = done.report
        .flatMap(({ kept_until }) => kept_until ?? [])
        .sort()
        .at(-1);
      const wordsIn = (reader: Language): MailWords => {
        const { subject, link, greeting, removed, kept, invoices, again } = mailWords(reader).deletion.done;
        return {
          subject,
          paragraphs: [
            ...[greeting, removed, kept],
            ...(until ? [fillParagraph(invoices, { until: formatDay(until, reader) })] : []),
            again,
          ],
          link: { label: link, href: `${deps.publicUrl}/contact-us/?lang=${reader}` },
        };
      };
      await deps.mailer.send({ to, ...personalMail({ language }, wordsIn), id: `deletion-done-${requestId}` });
    },
  };
}
