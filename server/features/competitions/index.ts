export { competitionRoutes } from './routes.ts';
export { competitionCardsOf } from './store.ts';
export * from './table.ts';
