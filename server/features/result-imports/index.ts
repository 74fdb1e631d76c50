export { resultImportRoutes } from './routes.ts';
export * from './table.ts';
