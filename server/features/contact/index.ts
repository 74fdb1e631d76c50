export { contactRoutes } from './routes.ts';
export * from './table.ts';
export { contactJob, tellOffice } from './tell-office.ts';
