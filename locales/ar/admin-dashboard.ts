import type { WordsOf } from '../index.ts';

export default {
  title: 'لوحة المعلومات',
  text: 'أرقام محدَّثة لحظة بلحظة.',
  teams: 'الفرق',
  paid: 'مدفوعة',
  unpaid: 'بانتظار الدفع',
  income: 'الإيرادات',
  incomeText: 'المبالغ المستلمة شاملة الضريبة',
  review: 'مدفوعات للمراجعة',
  reviewText: 'ما أبلغ به مزود خدمة الدفع لا يطابق سجلاتنا',
  refunds: 'مبالغ مستحقة الرد',
  refundsText: 'خُصمت مرتين ويجب ردّها',
  nothing: 'لا شيء مطلوب',
  share: '{{percent}} من الفرق مدفوعة',
  noTeams: 'لم يسجّل أي فريق بعد',
} satisfies WordsOf<'admin-dashboard'>;
