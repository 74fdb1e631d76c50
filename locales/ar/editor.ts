import type { WordsOf } from '../index.ts';

export default {
  toolbar: 'التنسيق',
  bold: 'عريض',
  italic: 'مائل',
  heading: 'عنوان فرعي',
  bulletList: 'قائمة',
  orderedList: 'قائمة مرقّمة',
  quote: 'اقتباس',
  code: 'شيفرة برمجية',
  link: 'رابط',
  linkAddress: 'عنوان الرابط',
  linkApply: 'ضع الرابط',
  linkRemove: 'أزل الرابط',
  linkWrong: 'أدخل عنوانًا كاملًا مثل https://example.com.',
} satisfies WordsOf<'editor'>;
