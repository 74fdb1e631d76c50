export { bilingualMail, fillParagraph, type MailWords, personalMail } from './bilingual-mail.ts';
export { aboutTeam, type MailNote, type NotedMailer } from './noted-mailer.ts';
