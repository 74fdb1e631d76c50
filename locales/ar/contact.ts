import type { WordsOf } from '../index.ts';

export default {
  title: 'تواصل معنا',
  lead: 'هل لديك سؤال عن موسم أو فريق أو عملية دفع؟ تسعدنا مساعدتك.',
  form: {
    title: 'اكتب إلينا',
    name: 'الاسم',
    email: 'البريد الإلكتروني',
    emailHint: 'سنرسل الرد إلى هذا العنوان.',
    phone: 'رقم الجوال',
    team_no: 'رقم الفريق',
    team_noHint: 'إن كانت رسالتك تخص فريقًا فاذكر رقمه لنجده سريعًا.',
    message: 'الرسالة',
    send: 'إرسال الرسالة',
    privacy: 'نستخدم ما تُدخله للرد عليك فقط، والتفاصيل في <policy>سياسة الخصوصية</policy>.',
  },
  success: 'أُرسلت رسالتك بنجاح!',
  sent: {
    title: 'وصلتنا رسالتك',
    text: 'شكرًا لتواصلك معنا. نقرأ كل رسالة، وسيصلك الرد على <address>{{email}}</address>.',
    another: 'كتابة رسالة أخرى',
    home: 'العودة إلى الرئيسية',
  },
  ways: {
    title: 'طرق أخرى للتواصل',
    email: 'البريد الإلكتروني',
    phone: 'الهاتف',
    address: 'العنوان',
  },
} satisfies WordsOf<'contact'>;
