export {
  addPerson,
  lockTeam,
  personSnapshot,
  removePerson,
  replacePerson,
  setAnswer,
  withdrawUnpaid,
} from './change-team.ts';
export { idsOfOfficeList } from './office-list.ts';
export { seatsOf, snapshotsOf, teamData, teamsAround } from './personal-data.ts';
export { answerOf, presentEntity, presentPerson } from './present-people.ts';
export { presentPlace } from './present-team.ts';
export { teamRoutes } from './routes.ts';
export { hasTextWord, hasWord } from './search.ts';
export {
  accessFactsOf,
  findTeam,
  findTeams,
  isMemberInSeason,
  ownTeamIds,
  placeOfAnswerLink,
  seasonOfTeam,
  setAnswerLink,
  setEntity,
  setEntityLink,
  setPaid,
  type TeamPerson,
  type TeamRow,
  type TeamWithPeople,
  teamOfEntityLink,
} from './store.ts';
export { type EntitySnapshot, teamPeople, teams, teamViews } from './table.ts';
export { type TeamAnswer, teamAnswers } from './team-answer.ts';
export { teamViewRoutes } from './view-routes.ts';
