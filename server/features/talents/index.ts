export { talentRoutes } from './routes.ts';
export * from './table.ts';
