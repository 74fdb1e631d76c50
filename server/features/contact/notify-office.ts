import { eq } from 'drizzle-orm';
import type { Language } from '#contract/languages.ts';
import { fill } from '#locales/fill.ts';
import { mailWords } from '#locales/mails.ts';
import { bilingualMail, fillParagraph, type MailWords } from '#server/features/mails/index.ts';
import type { Db } from '#server/platform/database.ts';
import type { Job } from '#server/platform/jobs.ts';
import type { Mailer } from '#server/providers/mail/smtp.ts';
import { officeEmail } from './store.ts';
import { contactMessages } from './table.ts';

export const contactJob = 'send-contact-message';

/** Mails a visitor's message to the office, with the visitor's address as `Reply-To` and a link to where it is answered. */
export function notifyOffice(deps: { db: Db; mailer: Mailer; publicUrl: string }): Job<{ messageId: string }> {
  return {
    async run({ messageId }) {
      const [message] = await deps.db.select().from(contactMessages).where(eq(contactMessages.id, messageId));
      const office = await officeEmail(deps.db);
      // Until the office has entered its address, messages are only stored in the portal.
      if (!message || !office) return;
      const { name } = message;
      const wordsIn = (language: Language): MailWords => {
        const words = mailWords(language).contact;
        const values = { name, email: message.email, phone: message.phoneNumber, number: message.teamNo };
        const lines = [words.body, words.sender, ...(message.teamNo ? [words.team] : []), words.reply];
        return {
          subject: fill(words.subject, values),
          paragraphs: lines.map((line) => fillParagraph(line, values)),
          link: { label: words.link, href: `${deps.publicUrl}/admin/contact-us/${messageId}/view?lang=${language}` },
        };
      };
      await deps.mailer.send({
        to: office,
        replyTo: { name, address: message.email },
        ...bilingualMail({ ar: wordsIn('ar'), en: wordsIn('en') }, message.message),
        id: `contact-${messageId}`,
      });
    },
  };
}
