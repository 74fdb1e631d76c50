export { talentData } from './personal-data.ts';
export { talentRoutes } from './routes.ts';
export * from './table.ts';
