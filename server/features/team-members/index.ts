export { membershipMailData, namesInReplacements, teamsLeftBy } from './personal-data.ts';
export { teamMemberRoutes } from './routes.ts';
export { sendMembership } from './send-membership.ts';
export { membershipJob, tellOfEntity, tellOfRefusal, tellOfRegistration, tellOfWithdrawal } from './tell-people.ts';
