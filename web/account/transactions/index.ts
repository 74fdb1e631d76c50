export { OrdersTable } from './OrdersTable.tsx';
export { pageInAddress, pageOnWire } from './page-number.ts';
export { useTransactionColumns } from './useTransactionColumns.tsx';
