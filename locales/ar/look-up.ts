import type { WordsOf } from '../index.ts';

export default {
  looking: 'جارٍ البحث…',
  lookAgain: 'ابحث مرة أخرى',
  found: 'وُجد: {{name}}',
  elsewhere: 'عضو في فريق آخر هذا الموسم',
  ageFits: 'العمر {{age}}: ضمن الفئة العمرية',
  ageDiffers: 'العمر {{age}}: خارج الفئة العمرية',
  ageInstead: 'الفئة العمرية المناسبة: {{levels}}',
  or: ' أو ',
  crNumber: 'رقم السجل التجاري',
  crNumberHint: 'كما هو مسجّل في حساب الجهة في STEB',
  vatNumber: 'الرقم الضريبي',
  noVatNumber: 'ليس للجهة رقم ضريبي في STEB، فتبقى الفاتورة مبسطة باسمك.',
} satisfies WordsOf<'look-up'>;
