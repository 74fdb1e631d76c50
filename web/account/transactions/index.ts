export { loadOrders } from './load-orders.ts';
export { OrdersTable } from './OrdersTable.tsx';
export { useTransactionColumns } from './useTransactionColumns.tsx';
