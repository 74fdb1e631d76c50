import type { WordsOf } from '../index.ts';

export default {
  competition: 'المسابقة',
  season: 'الموسم',
  by: 'سجّل الفريق',
  back: 'رجوع',
  gone: 'لم يعد هذا الرابط صالحًا',
  contact: 'التواصل معنا',
  loading: 'جارٍ التحميل',
  failed: 'حدث خطأ من جانبنا. يُرجى إعادة المحاولة لاحقًا.',
} satisfies WordsOf<'asked'>;
