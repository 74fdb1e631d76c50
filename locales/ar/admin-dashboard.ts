import type { WordsOf } from '../index.ts';

export default {
  title: 'لوحة المعلومات',
  text: 'أرقام هذه اللحظة.',
  teams: 'الفرق',
  paid: 'مدفوعة',
  unpaid: 'بانتظار الدفع',
  income: 'الإيرادات',
  incomeText: 'المبالغ المستلمة شاملة الضريبة',
  review: 'مدفوعات للمراجعة',
  reviewText: 'بوابة الدفع وطلبنا لا يتفقان',
  refunds: 'مبالغ للإعادة',
  refundsText: 'خُصمت مرتين ويجب ردّها',
  nothing: 'لا شيء مطلوب',
  share: '{{percent}} من الفرق مدفوعة',
  noTeams: 'لم يسجّل أي فريق بعد',
} satisfies WordsOf<'admin-dashboard'>;
