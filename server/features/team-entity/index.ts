export { teamEntityRoutes } from './routes.ts';
