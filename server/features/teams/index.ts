export { lockTeam, personSnapshot, replacePerson, withdrawUnpaid } from './change-team.ts';
export { seatsOf, snapshotsOf, teamData, teamsAround } from './personal-data.ts';
export { presentEntity, presentPerson } from './present-people.ts';
export { presentPlace } from './present-team.ts';
export { teamRoutes } from './routes.ts';
export { hasWord } from './search.ts';
export {
  accessFactsOf,
  findTeam,
  isMemberInSeason,
  ownTeamIds,
  seasonOfTeam,
  setEntity,
  setEntityLink,
  setPaid,
  type TeamWithPeople,
  teamOfEntityLink,
} from './store.ts';
export { type EntitySnapshot, teamPeople, teams } from './table.ts';
export { type TeamAnswer, teamAnswers } from './team-answer.ts';
