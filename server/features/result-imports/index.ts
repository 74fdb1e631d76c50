export { resultImportRoutes } from './routes.ts';
export * from './table.ts';
export { undoImport } from './undo-import.ts';
export { importResults } from './write-import.ts';
