export { useTransactionColumns } from './columns.tsx';
export { OrdersTable } from './OrdersTable.tsx';
export { pageInAddress, pageOnWire } from './page-number.ts';
