import type { WordsOf } from '../index.ts';

export default {
  looking: 'جارٍ البحث…',
  lookAgain: 'البحث مرة أخرى',
  found: 'نتيجة البحث: {{name}}',
  elsewhere: 'في فريق آخر هذا الموسم',
  ageFits: 'العمر {{age}}: ضمن الفئة العمرية',
  ageDiffers: 'العمر {{age}}: خارج الفئة العمرية',
  agesOutside_zero: 'جميع الأعضاء ضمن الفئة العمرية «{{level}}»',
  agesOutside_one: 'عمر أحد الأعضاء لا يناسب الفئة العمرية «{{level}}»',
  agesOutside_two: 'عمر عضوين لا يناسب الفئة العمرية «{{level}}»',
  agesOutside_few: '{{count}} أعضاء أعمارهم لا تناسب الفئة العمرية «{{level}}»',
  agesOutside_many: '{{count}} عضوًا أعمارهم لا تناسب الفئة العمرية «{{level}}»',
  agesOutside_other: '{{count}} عضو أعمارهم لا تناسب الفئة العمرية «{{level}}»',
  ageHint: 'القرار في مشاركة من في هذا العمر لإدارة البرنامج، ويمكنك المتابعة.',
  ageInstead: 'الفئة العمرية المناسبة: {{levels}}',
  or: ' أو ',
  crNumber: 'رقم السجل التجاري',
  crNumberHint: 'كما هو مسجّل في حساب الجهة في STEB',
  vatNumber: 'الرقم الضريبي',
  noVatNumber: 'ليس للجهة رقم ضريبي في STEB، فتبقى الفاتورة مبسطة باسمك.',
} satisfies WordsOf<'look-up'>;
