export { paymentRecordData } from './personal-data.ts';
export { paymentRecordRoutes } from './routes.ts';
