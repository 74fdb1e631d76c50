export { lastChangeOf, logChange, recordsOnce, saidOf } from './change-log.ts';
export { crudRoutes, moverOf, orderRoutes, recordsOf, switchRoutes } from './crud-routes.ts';
export { folded, isSo, matches } from './list-conditions.ts';
export { placesOf, UNPLACED } from './move-record.ts';
export { logData, redactRecordNames, redactRecordTexts } from './personal-data.ts';
export type { RecordKind, RecordParts } from './record-kind.ts';
export type { Resource } from './resource.ts';
export { type Single, singleRoutes } from './single-routes.ts';
export { switchRecords } from './switch-records.ts';
