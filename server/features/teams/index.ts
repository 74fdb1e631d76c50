export {
  lockTeam,
  personSnapshot,
  replacePerson,
  setEntity,
  setPaid,
  setUnpaid,
  withdrawUnpaid,
} from './change-team.ts';
export { officeTeamIds } from './office-list.ts';
export { seatsOf, snapshotsOf, teamData, teamsAround } from './personal-data.ts';
export { presentEntity, presentPerson } from './present-people.ts';
export { presentTeam } from './present-team.ts';
export { teamRoutes } from './routes.ts';
export { hasTextWord, hasWord, hasWordForOffice } from './search.ts';
export { selectedTeamIds } from './selection.ts';
export {
  accessFactsOf,
  findTeam,
  findTeams,
  isMemberInSeason,
  ownTeamIds,
  standingOf,
  type TeamWithPeople,
} from './store.ts';
export { type EntitySnapshot, teamPeople, teams } from './table.ts';
export { type TeamAnswer, teamAnswers } from './team-answer.ts';
