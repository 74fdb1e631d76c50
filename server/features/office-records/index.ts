export {
  changedFields,
  lastChangeOf,
  logChange,
  logExport,
  readLog,
  recordOfKey,
  recordsOnce,
  saidOf,
  type Writer,
} from './change-log.ts';
export {
  crudRoutes,
  downloadRoute,
  listRoutes,
  moverOf,
  orderRoutes,
  paging,
  recordsOf,
  switchRoutes,
} from './crud-routes.ts';
export { inRiyadh, stateColumns } from './csv-columns.ts';
export { folded, isSo, matches } from './list-conditions.ts';
export { logData, redactRecordNames } from './personal-data.ts';
export { recordReader } from './read-records.ts';
export { type RecordKind, type RecordParts, WRITTEN_AT } from './record-kind.ts';
export type { AnyResource, FoundRow, ListResource, Resource } from './resource.ts';
export { sendCsv } from './send-csv.ts';
export { sendRecords } from './send-records.ts';
export { type Single, singleRoutes } from './single-routes.ts';
export { switchRecords } from './switch-records.ts';
export { changeLog } from './table.ts';
export { writeAnswers } from './write-answers.ts';
export { ChangedMeanwhile, createRecord, updateRecord, waitForSameKey } from './write-record.ts';
