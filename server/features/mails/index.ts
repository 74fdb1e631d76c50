export { bilingualMail, fillParagraph, type MailWords, personalMail } from './bilingual-mail.ts';
