import type { WordsOf } from '../index.ts';

export default {
  offline: 'تعذّر الوصول إلى البوابة. تحقق من اتصالك ثم أعد المحاولة.',
  timeout: 'تأخّر رد البوابة. يُرجى إعادة المحاولة بعد قليل.',
  unknown_error: 'حدث خطأ غير معروف من جانبنا',
} satisfies WordsOf<'common'>;
