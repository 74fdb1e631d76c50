export { membershipMailData, teamsLeftBy } from './personal-data.ts';
export { teamMemberRoutes } from './routes.ts';
export { sendMembership } from './send-membership.ts';
export { membershipJob, tellOfRegistration } from './tell-people.ts';
