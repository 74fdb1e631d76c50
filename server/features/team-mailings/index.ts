export { mailingData } from './personal-data.ts';
export { teamMailingRoutes } from './routes.ts';
export { sendTeamMail, teamMailJob } from './send-team-mail.ts';
