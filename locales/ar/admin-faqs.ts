import type { WordsOf } from '../index.ts';

export default {
  form: {
    add: 'سؤال جديد',
    edit: 'تعديل السؤال',
    answerHint: 'تظهر تحت السؤال في الصفحة الرئيسية.',
  },
  fields: {
    name: 'السؤال بالعربية',
    name_en: 'السؤال بالإنجليزية',
    description: 'الإجابة بالعربية',
    description_en: 'الإجابة بالإنجليزية',
    status: 'ظاهر للزوار',
    order_id: 'الترتيب في القائمة',
  },
} satisfies WordsOf<'admin-faqs'>;
