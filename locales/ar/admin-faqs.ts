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
    question: 'السؤال',
    status: 'الظهور',
    shown: 'إظهار في الموقع',
    statusFilter: 'ظاهر أو مخفي',
    allStatuses: 'كل الأسئلة',
    onlyShown: 'الظاهرة',
    onlyHidden: 'المخفية',
    show: 'إظهار',
    hide: 'إخفاء',
    isShown: 'ظاهر',
    isHidden: 'مخفي',
    empty: 'لا أسئلة بعد',
    emptyText: 'تظهر الأسئلة التي تتكرر مع أجوبتها في الصفحة الرئيسية.',
  },
  form: {
    add: 'سؤال جديد',
    edit: 'تعديل السؤال',
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
