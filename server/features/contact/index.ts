export { contactJob, notifyOffice } from './notify-office.ts';
export { contactData } from './personal-data.ts';
export { contactRoutes } from './routes.ts';
export * from './table.ts';
