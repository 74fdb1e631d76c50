export { bilingualMail, type MailWords } from './bilingual-mail.ts';
