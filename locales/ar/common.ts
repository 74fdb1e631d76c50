import type { WordsOf } from '../index.ts';

export default {
  offline: 'لا يوجد اتصال. يُرجى التحقق من الإنترنت والمحاولة مرة أخرى.',
  timeout: 'استغرق الأمر وقتًا طويلًا. يُرجى المحاولة مرة أخرى بعد قليل.',
  updated: 'حُدِّث الموقع، فأُعيد فتح هذه الصفحة. ما كتبته باقٍ، عدا كلمات المرور.',
  unknown_error: 'حدث خطأ غير معروف',
} satisfies WordsOf<'common'>;
