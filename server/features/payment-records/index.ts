export { paymentRecordRoutes } from './routes.ts';
