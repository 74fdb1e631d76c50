export { forgetTeamMails, notedMailer } from './note-mails.ts';
export { teamMailData } from './personal-data.ts';
export { teamMailRoutes } from './routes.ts';
export { teamMails } from './table.ts';
