export { contactJob, notifyOffice } from './notify-office.ts';
export { contactRoutes } from './routes.ts';
export * from './table.ts';
