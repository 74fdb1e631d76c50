import type { WordsOf } from '../index.ts';

export default {
  list: {
    text_zero: 'لا تصنيفات',
    text_one: 'تصنيف واحد',
    text_two: 'تصنيفان',
    text_few: '{{count}} تصنيفات',
    text_many: '{{count}} تصنيفًا',
    text_other: '{{count}} تصنيف',
    search: 'الاسم بأي من اللغتين',
    create: 'إضافة تصنيف',
    name: 'التصنيف',
    empty: 'لا تصنيفات بعد',
    emptyText: 'لكل موضوع في المنتدى تصنيف، وتظهر التصنيفات أعلى صفحة المنتدى.',
  },
  form: {
    add: 'تصنيف جديد',
    edit: 'تعديل التصنيف',
    gone: 'لم يعد هذا التصنيف موجودًا',
  },
  fields: {
    name: 'الاسم بالعربية',
    name_en: 'الاسم بالإنجليزية',
    status: 'ظاهر للزوار',
    order_id: 'الترتيب في القائمة',
  },
} satisfies WordsOf<'admin-community-categories'>;
