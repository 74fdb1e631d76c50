export { addedJustNow } from './added-just-now.ts';
export { membershipMailData, saidInTeams, teamsLeftBy } from './personal-data.ts';
export { hasRecord, PEOPLE_LOG, type ReplaceDeps, ReplacedMeanwhile } from './replace-member.ts';
export { refusalOfReplaced, teamMemberRoutes } from './routes.ts';
export { sendMembership } from './send-membership.ts';
export {
  membershipJob,
  tellOfEntity,
  tellOfRefusal,
  tellOfRegistration,
  tellOfReplacement,
  tellOfReturn,
  tellOfWithdrawal,
} from './tell-people.ts';
