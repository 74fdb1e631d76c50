export { type GivenPlace, givePlace, type ReplaceDeps } from './give-place.ts';
export { membershipMailData, saidInTeams, teamsLeftBy } from './personal-data.ts';
export { refuseReplaced, teamMemberRoutes } from './routes.ts';
export { sendMembership } from './send-membership.ts';
export {
  membershipJob,
  tellOfEntity,
  tellOfRefusal,
  tellOfRegistration,
  tellOfReturn,
  tellOfWithdrawal,
} from './tell-people.ts';
