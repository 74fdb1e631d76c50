export { membershipMailData } from './personal-data.ts';
export { sendMembership } from './send-membership.ts';
export {
  membershipJob,
  tellOfEntity,
  tellOfPlace,
  tellOfRegistration,
  tellOfReplacement,
  tellOfWithdrawal,
} from './tell-people.ts';
