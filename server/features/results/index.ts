export { resultRoutes } from './routes.ts';
export { resultsOf } from './store.ts';
export * from './table.ts';
