import type { WordsOf } from '../index.ts';

export default {
  list: {
    text_zero: 'لا أسئلة',
    text_one: 'سؤال واحد',
    text_two: 'سؤالان',
    text_few: '{{count}} أسئلة',
    text_many: '{{count}} سؤالًا',
    text_other: '{{count}} سؤال',
    search: 'السؤال أو الجواب بأي من اللغتين',
    create: 'أضف سؤالًا',
    name: 'السؤال',
    empty: 'لا أسئلة بعد',
    emptyText: 'تظهر الأسئلة التي تتكرر مع أجوبتها في الصفحة الرئيسية.',
  },
  form: {
    add: 'سؤال جديد',
    edit: 'تعديل السؤال',
    gone: 'لم يعد هذا السؤال موجودًا',
  },
  fields: {
    name: 'السؤال بالعربية',
    name_en: 'السؤال بالإنجليزية',
    description: 'الجواب بالعربية',
    description_en: 'الجواب بالإنجليزية',
    status: 'ظاهر للزوار',
    order_id: 'الترتيب في القائمة',
  },
} satisfies WordsOf<'admin-faqs'>;
