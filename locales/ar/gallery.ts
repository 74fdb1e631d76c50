import type { WordsOf } from '../index.ts';

export default {
  title: 'معرض الصور',
  lead: 'من اللقاء الأول حول الطاولة إلى لحظة التتويج: هكذا تبدو مواسمنا.',
  seasons: 'المواسم',
  all: 'الكل',
  none: 'لم نجد شيئًا!',
  noneText: 'لا توجد صور لهذا الموسم بعد، وستُنشر أولاها مع أولى مسابقاته.',
  lightbox: 'الصور بحجم كبير',
  previous: 'الصورة السابقة',
  next: 'الصورة التالية',
  close: 'إغلاق',
} satisfies WordsOf<'gallery'>;
