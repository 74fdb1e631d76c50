export { type City, cities } from './cities.ts';
export { type RegionCode, regionNames } from './region-names.ts';
export { regionRoutes } from './routes.ts';
export { ensureRegions } from './store.ts';
export * from './table.ts';
