export { viewData } from './personal-data.ts';
export { teamViewRoutes } from './routes.ts';
