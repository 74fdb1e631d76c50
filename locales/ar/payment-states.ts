import type en from '../en/payment-states.ts';
import type { Words } from '../words.ts';

export default {
  order: { unpaid: 'غير مدفوع', paid: 'مدفوع', refunded: 'مسترد' },
  method: { card: 'بطاقة', manual: 'سجّلته إدارة البرنامج' },
  attempt: {
    created: 'بدأت',
    redirected: 'مفتوحة',
    held: 'لدى البنك',
    paid: 'مدفوعة',
    declined: 'مرفوضة',
    cancelled: 'ملغاة',
    expired: 'منتهية',
    unknown: 'غير معروفة',
    review: 'قيد المراجعة',
    refunded: 'مستردة',
  },
} satisfies Words<typeof en>;
