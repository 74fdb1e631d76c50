import { eq } from 'drizzle-orm';
import type { Language } from '#contract/languages.ts';
import { fill } from '#locales/fill.ts';
import { formatMoney } from '#locales/format.ts';
import { mailWords } from '#locales/mails.ts';
import { invoicePdf, newestInvoice } from '#server/features/invoices/index.ts';
import { fillParagraph, type MailWords, type NotedMailer, personalMail } from '#server/features/mails/index.ts';
import { users } from '#server/features/users/index.ts';
import type { Db } from '#server/platform/database.ts';
import type { FileStore } from '#server/platform/files.ts';
import type { Job } from '#server/platform/jobs.ts';
import { orders } from './table.ts';

type Deps = { db: Db; files: FileStore; mailer: NotedMailer; publicUrl: string };

/** Sends the payer of an order the receipt, with the tax invoice attached. */
export function sendReceipt({ db, files, mailer, publicUrl }: Deps): Job<{ orderId: string }> {
  return {
    concurrency: 8,
    async run({ orderId }) {
      const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
      const [newest, pdf] = [await newestInvoice(db, orderId), await invoicePdf(db, files, orderId)];
      if (!order || !newest || !pdf) throw new Error('an order that was paid has no invoice');
      const [payer] = await db.select().from(users).where(eq(users.id, order.createdBy));
      const { items, total } = order;
      // The account was deleted meanwhile.
      if (!items.customer.email) return;
      const wordsIn = (language: Language): MailWords => {
        const words = mailWords(language).receipt;
        const values = {
          name: items.customer.name,
          subject: items.subject.name,
          number: items.subject.number,
          total: formatMoney(total, language),
          invoice: newest.invoice.number,
        };
        return {
          subject: fill(words.subject, values),
          paragraphs: [words.greeting, words.body, words.invoice].map((sentence) => fillParagraph(sentence, values)),
          link: { label: words.link, href: `${publicUrl}/profile/transections?lang=${language}` },
        };
      };
      await mailer.send(
        {
          to: items.customer.email,
          ...personalMail(payer, wordsIn),
          attachments: [{ filename: `${newest.invoice.number}.pdf`, content: pdf, contentType: 'application/pdf' }],
          id: `receipt-${orderId}`,
        },
        {
          kind: 'receipt',
          about: { kind: order.purposeKind, id: order.purposeId },
          reader: { name: items.customer.name, stebUserId: payer?.stebUserId },
        },
      );
    },
  };
}
