import type { WordsOf } from '../index.ts';

export default {
  offline: 'تعذّر الوصول إلى البوابة. يمكنك إعادة المحاولة بعد التحقق من اتصالك.',
  timeout: 'تأخّر رد البوابة. يمكنك إعادة المحاولة بعد قليل.',
  updated: 'حُدِّث الموقع، فأُعيد فتح هذه الصفحة. ما كتبته باقٍ، عدا كلمات المرور.',
  unknown_error: 'حدث خطأ غير معروف من جانبنا',
} satisfies WordsOf<'common'>;
