export { invoiceFileRoutes } from './invoice.ts';
export { transactionRoutes } from './routes.ts';
