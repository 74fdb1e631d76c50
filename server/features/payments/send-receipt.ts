import { eq } from 'drizzle-orm';
import type { Language } from '#contract/languages.ts';
import { fill } from '#locales/fill.ts';
import { formatMoney } from '#locales/format.ts';
import { mailWords } from '#locales/mails.ts';
import { invoicePdf, invoices } from '#server/features/invoices/index.ts';
import { bilingualMail, type MailWords } from '#server/features/mails/index.ts';
import type { Db } from '#server/platform/database.ts';
import type { FileStore } from '#server/platform/files.ts';
import type { Job } from '#server/platform/jobs.ts';
import type { Mailer } from '#server/providers/mail/smtp.ts';
import { receiptJob } from './record-payment.ts';
import { orders } from './table.ts';

type Deps = { db: Db; files: FileStore; mailer: Mailer; publicUrl: string };

/** Sends the payer of an order the receipt, with the tax invoice attached. */
export function sendReceipt({ db, files, mailer, publicUrl }: Deps): Job<{ orderId: string }> {
  return {
    name: receiptJob,
    concurrency: 8,
    async run({ orderId }) {
      const [row] = await db
        .select({ order: orders, number: invoices.number })
        .from(orders)
        .innerJoin(invoices, eq(invoices.orderId, orders.id))
        .where(eq(orders.id, orderId));
      const pdf = await invoicePdf(db, files, orderId);
      if (!row || !pdf) throw new Error('an order that was paid has no invoice');
      const { items, total } = row.order;
      const wordsIn = (language: Language): MailWords => {
        const words = mailWords[language].receipt;
        const values = {
          name: items.user.name,
          team: items.team.name,
          number: items.team.teamNo,
          total: formatMoney(total, language),
          invoice: row.number,
        };
        return {
          subject: fill(words.subject, values),
          paragraphs: [words.greeting, words.body, words.invoice].map((sentence) => fill(sentence, values)),
          link: { label: words.link, href: `${publicUrl}/profile/transections?lang=${language}` },
        };
      };
      await mailer.send({
        to: items.user.email,
        ...bilingualMail({ ar: wordsIn('ar'), en: wordsIn('en') }),
        attachments: [{ filename: `${orderId}.pdf`, content: pdf, contentType: 'application/pdf' }],
        id: `receipt-${orderId}`,
      });
    },
  };
}
