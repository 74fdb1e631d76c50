export { type City, cities } from './cities.ts';
export { countries } from './countries.ts';
export { cityNames, keysOfCitiesWith } from './find-city.ts';
export { presentRegion } from './present-region.ts';
export type { RegionCode } from './region-names.ts';
export { regionRoutes } from './routes.ts';
export { ensureRegions } from './store.ts';
export * from './table.ts';
