import type { WordsOf } from '../index.ts';
import people from './admin-users.ts';

export default {
  list: {
    text_zero: 'لا مديرين',
    text_one: 'مدير واحد',
    text_two: 'مديران',
    text_few: '{{count}} مديرين',
    text_many: '{{count}} مديرًا',
    text_other: '{{count}} مدير',
    search: people.list.search,
    create: 'إضافة مدير',
    empty: 'لا مديرين هنا',
    emptyText: 'يظهر هنا مديرو البوابة والمديرون المساعدون.',
  },
  form: { add: 'مدير جديد', edit: 'تعديل بيانات المدير', gone: 'لم يعد هذا المدير موجودًا' },
  fields: people.fields,
} satisfies WordsOf<'admin-admins'>;
