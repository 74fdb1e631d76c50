export { bilingualMail, type MailWords, personalMail } from './bilingual-mail.ts';
