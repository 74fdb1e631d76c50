export { sharingRoutes } from './routes.ts';
