export { sessionRoutes } from './routes.ts';
export { forgetExpired, sessionFinder } from './store.ts';
