export {
  difference,
  lastChangeOf,
  log,
  logChange,
  logExport,
  readLines,
  readLog,
  recordOfKey,
  recordsOnce,
  saidOf,
  type Writer,
} from './change-log.ts';
export { cleanRichTexts } from './clean-rich-texts.ts';
export { answerHistory, crudRoutes, orderRoutes, paging, switchRoutes } from './crud-routes.ts';
export { inRiyadh, stateColumns } from './csv-columns.ts';
export { folded, isSo, matches } from './list-conditions.ts';
export { placesOf, UNPLACED } from './move-record.ts';
export { logData, markRecordNames, markRecordTexts, redactRecordNames, redactRecordTexts } from './personal-data.ts';
export { recordReader } from './read-records.ts';
export { type RecordKind, type RecordParts, WRITTEN_AT } from './record-kind.ts';
export type { Resource } from './resource.ts';
export { sendCsv } from './send-csv.ts';
export { switchRecords } from './switch-records.ts';
export { type ChangeRecord, changeLog } from './table.ts';
export { writeAnswers } from './write-answers.ts';
export { ChangedMeanwhile, createRecord, updateRecord, updateRecordIn, waitForSameKey } from './write-record.ts';
