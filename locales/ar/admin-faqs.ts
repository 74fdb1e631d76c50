import type { WordsOf } from '../index.ts';

export default {
  csv: {
    name: 'السؤال بالعربية',
    name_en: 'السؤال بالإنجليزية',
    description: 'الجواب بالعربية',
    description_en: 'الجواب بالإنجليزية',
    shown: 'ظاهر',
    yes: 'نعم',
    no: 'لا',
    updated: 'آخر تعديل',
    updatedBy: 'عدّله',
  },
} satisfies WordsOf<'admin-faqs'>;
