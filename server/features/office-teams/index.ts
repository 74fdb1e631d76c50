export { officeTeamRoutes } from './routes.ts';
