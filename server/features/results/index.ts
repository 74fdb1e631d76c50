export { presentNamed, resultLine } from './office.ts';
export { hasPublishedResult, isPublished, publishedChanges } from './published.ts';
export { resultRoutes } from './routes.ts';
export { hasResult, resultsFinder, resultsOf } from './store.ts';
export * from './table.ts';
