import { eq } from 'drizzle-orm';
import type { Language } from '#contract/languages.ts';
import { fill } from '#locales/fill.ts';
import { formatMoney } from '#locales/format.ts';
import { mailWords } from '#locales/mails.ts';
import { documentPdf, documentsOf } from '#server/features/invoices/index.ts';
import { fillParagraph, type MailWords, personalMail } from '#server/features/mails/index.ts';
import { users } from '#server/features/users/index.ts';
import type { Db } from '#server/platform/database.ts';
import type { FileStore } from '#server/platform/files.ts';
import type { Job } from '#server/platform/jobs.ts';
import type { Mailer } from '#server/providers/mail/smtp.ts';
import { orderById } from './orders.ts';

type Deps = { db: Db; files: FileStore; mailer: Mailer; publicUrl: string };

/** Sends whoever has the receipt of an order the credit note after it: the fee was given back, or had never come. */
export function sendCreditNote({ db, files, mailer, publicUrl }: Deps): Job<{ orderId: string; noteId: string }> {
  return {
    async run({ orderId, noteId }) {
      const [order, documents] = [await orderById(db, orderId), await documentsOf(db, orderId)];
      const note = documents.find(({ id }) => id === noteId)?.document;
      const file = await documentPdf(db, files, noteId);
      const reason = note?.content.credited?.reason;
      if (!order || !note || !file || !reason) throw new Error('a credit note of an order has gone');
      const { customer, subject } = order.items;
      // The account was deleted meanwhile.
      if (!customer.email) return;
      const [payer] = await db.select().from(users).where(eq(users.id, order.createdBy));
      const wordsIn = (language: Language): MailWords => {
        const words = mailWords(language).credited;
        const values = {
          ...{ name: customer.name, subject: subject.name, number: subject.number },
          ...{ total: formatMoney(note.content.amounts.total, language), note: note.number },
          invoice: note.content.credited?.number ?? '',
        };
        return {
          subject: fill(words.subject[reason], values),
          paragraphs: [words.greeting, words.body[reason], words.note].map((text) => fillParagraph(text, values)),
          link: { label: words.link, href: `${publicUrl}/profile/transections?lang=${language}` },
        };
      };
      await mailer.send({
        to: customer.email,
        ...personalMail(payer, wordsIn),
        attachments: [{ filename: `${note.number}.pdf`, content: file.pdf, contentType: 'application/pdf' }],
        id: `credit-note-${note.number}`,
      });
    },
  };
}
