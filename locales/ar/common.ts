import type { WordsOf } from '../index.ts';

export default {
  offline: 'تعذّر الوصول إلى البوابة. تحقق من اتصالك ثم أعد المحاولة.',
  timeout: 'تأخّر رد البوابة. يُرجى إعادة المحاولة بعد قليل.',
  updated: 'حُدِّث الموقع، فأُعيد فتح هذه الصفحة. ما كتبته باقٍ، عدا كلمات المرور.',
  unknown_error: 'حدث خطأ غير معروف من جانبنا',
} satisfies WordsOf<'common'>;
