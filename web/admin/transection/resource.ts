import ReceiptText from 'lucide-react/icons/receipt-text';
import { resource } from '../kit/resource.ts';

export const transactions = resource({
  address: '/admin/transection',
  label: { ar: 'العمليات المالية', en: 'Transactions' },
  icon: ReceiptText,
  access: 'admin-transactions',
  screens: { list: 'TransactionListPage.tsx', view: 'TransactionViewPage.tsx' },
});
