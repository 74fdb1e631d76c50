export { invoiceFileRoutes } from './files.ts';
export { transactionRoutes } from './routes.ts';
