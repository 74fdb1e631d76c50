export { lastChangeOf, logChange, recordsOnce } from './change-log.ts';
export { crudRoutes, orderRoutes, switchRoutes } from './crud-routes.ts';
export { yesOrNo } from './csv-columns.ts';
export { logData } from './personal-data.ts';
export type { Resource } from './resource.ts';
export { type Single, singleRoutes } from './single-routes.ts';
