export { resultLine } from './result-line.ts';
export { resultRoutes } from './routes.ts';
export { resultsFinder, resultsOf } from './store.ts';
export * from './table.ts';
