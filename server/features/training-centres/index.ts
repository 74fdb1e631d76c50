export { trainingCentreRoutes } from './routes.ts';
export * from './table.ts';
