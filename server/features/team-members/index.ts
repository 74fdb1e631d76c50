export { namesInReplacements, teamsLeftBy } from './personal-data.ts';
export { PEOPLE_LOG, type ReplaceDeps, ReplacedMeanwhile } from './replace-member.ts';
export { refusalOfReplaced, teamMemberRoutes } from './routes.ts';
