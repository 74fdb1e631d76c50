import type { WordsOf } from '../index.ts';

export default {
  competitions: 'المسابقات',
  competitionsText: 'اختر ما يناسب فريقك.',
  noCompetitions: 'لم نجد شيئًا!',
  noCompetitionsText: 'تُعلن مسابقات هذا الموسم هنا.',
  about: 'ما يميّز هذا الموسم',
  register: 'سجّل فريقًا',
  results: 'النتائج',
  open: 'التسجيل مفتوح',
  closed: 'التسجيل مغلق',
  members_zero: 'بلا أعضاء',
  members_one: 'عضو واحد',
  members_two: 'عضوان',
  members_few: 'حتى {{count}} أعضاء',
  members_many: 'حتى {{count}} عضوًا',
  members_other: 'حتى {{count}} عضو',
  free: 'مجانية',
} satisfies WordsOf<'season'>;
