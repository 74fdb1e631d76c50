export { officeLogRoutes } from './routes.ts';
