export { countWaitingOrders } from './attention.ts';
export { invoiceFileRoutes } from './files.ts';
export { officeTransactionRoutes } from './office-routes.ts';
export { transactionRoutes } from './routes.ts';
