import type { WordsOf } from '../index.ts';
import people from './admin-users.ts';

export default {
  list: {
    text_zero: 'لا أعضاء',
    text_one: 'عضو واحد',
    text_two: 'عضوان',
    text_few: '{{count}} أعضاء',
    text_many: '{{count}} عضوًا',
    text_other: '{{count}} عضو',
    search: people.list.search,
    create: 'إضافة عضو',
    empty: 'لا أعضاء بعد',
    emptyText: 'يظهر هنا الطلاب حين يسجّلون الدخول.',
  },
  form: { add: 'عضو جديد', edit: 'تعديل العضو', gone: 'لم يعد هذا العضو موجودًا' },
  fields: people.fields,
} satisfies WordsOf<'admin-members'>;
