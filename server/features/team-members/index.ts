export { type GivenPlace, givePlace, PEOPLE_LOG, type ReplaceDeps, ReplacedMeanwhile } from './give-place.ts';
export { membershipMailData, namesInReplacements, teamsLeftBy } from './personal-data.ts';
export { refuseReplaced, teamMemberRoutes } from './routes.ts';
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
