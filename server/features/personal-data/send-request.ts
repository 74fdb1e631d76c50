import { eq } from 'drizzle-orm';
import type { Language } from '#contract/languages.ts';
import { mailWords } from '#locales/mails.ts';
import { type MailWords, personalMail } from '#server/features/mails/index.ts';
import { ownSite, settings } from '#server/features/settings/index.ts';
import { users } from '#server/features/users/index.ts';
import type { Db } from '#server/platform/database.ts';
import type { Job } from '#server/platform/jobs.ts';
import type { Mailer } from '#server/providers/mail/smtp.ts';
import { deletionRequests } from './table.ts';

export const deletionRequestJob = 'send-deletion-request';

/** Whom a mail is for; `withdrawn` tells the person that the request was taken back. */
type DeletionMail = 'office' | 'person' | 'withdrawn';

type Deps = { db: Db; mailer: Mailer; publicUrl: string };

/**
 * Tells the office that a request waits, and the person that it was received: somebody else may have asked at their
 * screen, or may have taken it back. The office's mail names nobody, since mails cannot be erased. What is no longer so by
 * then is not told of.
 */
export function sendDeletionRequest({ db, mailer, publicUrl }: Deps): Job<{ requestId: string; to: DeletionMail }> {
  return {
    async run({ requestId, to }) {
      const [found] = await db
        .select({ request: deletionRequests, email: users.email, language: users.language })
        .from(deletionRequests)
        .innerJoin(users, eq(users.id, deletionRequests.userId))
        .where(eq(deletionRequests.id, requestId));
      if (!found || found.request.carriedOutAt || (found.request.withdrawnAt !== null) !== (to === 'withdrawn')) return;
      const [site] = await db.select({ email: settings.email }).from(settings).where(eq(settings.siteName, ownSite));
      const address = to === 'office' ? site?.email : found.email;
      if (!address) return;
      const path = to === 'office' ? '/admin/deletion-requests' : '/profile/data';
      const wordsIn = (language: Language): MailWords => {
        const { subject, link, ...paragraphs } = mailWords(language).deletion[to];
        return {
          subject,
          paragraphs: Object.values(paragraphs),
          link: { label: link, href: `${publicUrl}${path}?lang=${language}` },
        };
      };
      await mailer.send({
        to: address,
        ...personalMail(to === 'office' ? undefined : found, wordsIn),
        id: `deletion-${to}-${requestId}`,
      });
    },
  };
}
