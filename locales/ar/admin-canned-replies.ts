import type { WordsOf } from '../index.ts';

export default {
  list: {
    text_zero: 'لا ردود جاهزة',
    text_one: 'رد جاهز واحد',
    text_two: 'ردان جاهزان',
    text_few: '{{count}} ردود جاهزة',
    text_many: '{{count}} ردًا جاهزًا',
    text_other: '{{count}} رد جاهز',
    search: 'الاسم أو النص بأي من اللغتين',
    create: 'إضافة رد جاهز',
    name: 'الرد الجاهز',
    empty: 'لا ردود جاهزة بعد',
    emptyText: 'نصوص للأسئلة التي تتكرر، ويمكن أن يبدأ بها الرد على أي رسالة.',
  },
  form: {
    add: 'رد جاهز جديد',
    edit: 'تعديل الرد الجاهز',
    gone: 'لم يعد هذا الرد الجاهز موجودًا',
    hint: 'بلا تحية ولا خاتمة، فالبريد يبدأ بتحية وباسم المرسل، وينتهي بتحيات إدارة البرنامج.',
  },
  fields: {
    name: 'الاسم بالعربية',
    name_en: 'الاسم بالإنجليزية',
    text: 'النص بالعربية',
    text_en: 'النص بالإنجليزية',
  },
} satisfies WordsOf<'admin-canned-replies'>;
