import type { WordsOf } from '../index.ts';

export default {
  list: {
    text_zero: 'لا شركاء',
    text_one: 'شريك واحد',
    text_two: 'شريكان',
    text_few: '{{count}} شركاء',
    text_many: '{{count}} شريكًا',
    text_other: '{{count}} شريك',
    search: 'الاسم أو الرابط',
    create: 'أضف شريكًا',
    name: 'الشريك',
    link: 'الرابط',
    empty: 'لا شركاء بعد',
    emptyText: 'تظهر شعارات الشركاء في الصفحة الرئيسية وفي صفحة «من نحن».',
  },
  form: {
    add: 'شريك جديد',
    edit: 'تعديل الشريك',
    gone: 'لم يعد هذا الشريك موجودًا',
    logoHint: 'يظهر الشعار على خلفية فاتحة، في الوضع الداكن أيضًا. والشعار الشفاف الخلفية أجمل.',
    nameHint: 'يُقرأ لمن لا يرى الشعار.',
    linkHint: 'صفحة الشريك نفسه، مثل https://example.com',
  },
  fields: {
    file_path: 'الشعار',
    name: 'الاسم بالعربية',
    name_en: 'الاسم بالإنجليزية',
    link: 'الرابط',
    status: 'ظاهر للزوار',
    order_id: 'الترتيب في القائمة',
  },
} satisfies WordsOf<'admin-partners'>;
