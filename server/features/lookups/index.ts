export { lookUpRoutes } from './routes.ts';
