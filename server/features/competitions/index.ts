export { competitionRoutes } from './routes.ts';
export { competitionsOf } from './store.ts';
export * from './table.ts';
