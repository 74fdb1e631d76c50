import { eq } from 'drizzle-orm';
import type { Language } from '#contract/languages.ts';
import { fill } from '#locales/fill.ts';
import { mailWords } from '#locales/mails.ts';
import { creditNoteOf, invoicePdf, newestInvoice } from '#server/features/invoices/index.ts';
import {
  aboutTeam,
  fillParagraph,
  type MailWords,
  type NotedMailer,
  personalMail,
} from '#server/features/mails/index.ts';
import { orderById } from '#server/features/payments/index.ts';
import { findTeam } from '#server/features/teams/index.ts';
import { users } from '#server/features/users/index.ts';
import type { Db } from '#server/platform/database.ts';
import type { FileStore } from '#server/platform/files.ts';
import type { Job } from '#server/platform/jobs.ts';

export const reissuedJob = 'send-invoice-reissued';

type Deps = { db: Db; files: FileStore; mailer: NotedMailer; publicUrl: string };

/** Sends an invoice that was issued anew to the entity whose it is now, or to whoever paid; one job for each. */
export function sendReissued({ db, files, mailer, publicUrl }: Deps): Job<{ orderId: string; to: 'payer' | 'entity' }> {
  return {
    concurrency: 2,
    async run({ orderId, to }) {
      const order = await orderById(db, orderId);
      const newest = await newestInvoice(db, orderId);
      const [note, pdf] = [await creditNoteOf(db, orderId), await invoicePdf(db, files, orderId)];
      const row = order && (await findTeam(db, order.purposeId));
      const buyer = newest?.invoice.content.buyer.entity;
      if (!row || !newest || !note || !pdf || !buyer) throw new Error('an invoice that was issued anew is missing');
      const { customer, subject } = order.items;
      const { entity } = row.team;
      // The team may have gone to another entity since.
      if (to === 'entity' && (!entity || entity.taxId !== buyer.vatNumber)) return;
      const reader = to === 'entity' && entity ? entity : customer;
      // The account was deleted meanwhile.
      if (!reader.email) return;
      const account = to === 'entity' ? eq(users.stebUserId, entity?.stebUserId ?? '') : eq(users.id, order.createdBy);
      const [user] = await db
        .select({ language: users.language, stebUserId: users.stebUserId })
        .from(users)
        .where(account);
      const wordsIn = (language: Language): MailWords => {
        const words = mailWords(language).invoiceReissued;
        const values = {
          ...{ name: reader.name, subject: subject.name, number: subject.number },
          ...{ entity: buyer.name, invoice: newest.invoice.number, note: note.number },
        };
        return {
          subject: fill(words.subject, values),
          paragraphs: [words.greeting, words.body[to], words.invoice].map((text) => fillParagraph(text, values)),
          link: { label: words.link, href: `${publicUrl}/profile/transections?lang=${language}` },
        };
      };
      await mailer.send(
        {
          to: reader.email,
          ...personalMail(user, wordsIn),
          attachments: [{ filename: `${newest.invoice.number}.pdf`, content: pdf, contentType: 'application/pdf' }],
          id: `invoice-reissued-${to}-${orderId}`,
        },
        {
          kind: 'invoice_reissued',
          about: aboutTeam(row.team.id),
          reader: { name: reader.name, stebUserId: to === 'entity' ? entity?.stebUserId : user?.stebUserId },
        },
      );
    },
  };
}
