import type { WordsOf } from '../index.ts';

export default {
  list: {
    text_zero: 'لا مراكز تدريب',
    text_one: 'مركز تدريب واحد',
    text_two: 'مركزا تدريب',
    text_few: '{{count}} مراكز تدريب',
    text_many: '{{count}} مركز تدريب',
    text_other: '{{count}} مركز تدريب',
    search: 'الاسم أو العنوان بأي من اللغتين',
    create: 'أضف مركزًا',
    name: 'مركز التدريب',
    region: 'المنطقة',
    phone: 'الهاتف',
    allRegions: 'كل المناطق',
    empty: 'لا مراكز تدريب بعد',
    emptyText: 'تظهر مراكز التدريب في صفحتها بحسب المنطقة، مع العنوان والهاتف والخريطة.',
  },
  form: {
    add: 'مركز تدريب جديد',
    edit: 'تعديل مركز التدريب',
    gone: 'لم يعد مركز التدريب هذا موجودًا',
    mapHint: 'افتح المكان في الخريطة، ثم انسخ الرابط من «مشاركة».',
    noRegions: 'تعذّر تحميل المناطق. يُرجى إعادة تحميل الصفحة.',
  },
  fields: {
    name: 'الاسم بالعربية',
    name_en: 'الاسم بالإنجليزية',
    address: 'العنوان بالعربية',
    address_en: 'العنوان بالإنجليزية',
    region: 'المنطقة',
    phone: 'الهاتف',
    location: 'رابط الخريطة',
    training: 'النوع',
  },
} satisfies WordsOf<'admin-trainings'>;
