export { lastChangeOf, logChange, recordsOnce, saidOf } from './change-log.ts';
export { crudRoutes, orderRoutes, switchRoutes } from './crud-routes.ts';
export { yesOrNo } from './csv-columns.ts';
export { logData, redactRecordNames } from './personal-data.ts';
export type { Resource } from './resource.ts';
