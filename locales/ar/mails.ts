import type en from '../en/mails.ts';

export default {
  receipt: {
    subject: 'استلمنا رسوم فريق {{team}}',
    greeting: 'مرحبًا {{name}}،',
    body: 'استلمنا مبلغ {{total}} عن فريق {{team}} ({{number}}). شكرًا لك! اكتمل تسجيل الفريق وأصبح نشطًا.',
    invoice: 'تجد الفاتورة الضريبية رقم {{invoice}} مرفقة بهذه الرسالة، وهي محفوظة دائمًا في صفحة مدفوعاتك.',
    link: 'افتح مدفوعاتي',
  },
  registration: {
    subject: 'سُجّل فريق {{team}}',
    greeting: 'مرحبًا {{name}}،',
    body: 'سُجّل فريق {{team}} في {{competition}} برقم {{number}}.',
    unpaid: 'بقيت خطوة واحدة: سداد الرسوم وقدرها {{total}} ليصبح الفريق نشطًا.',
    free: 'لا رسوم على هذه المسابقة، والفريق نشط الآن.',
    link: 'افتح فرقي',
  },
  welcome: {
    subject: 'حسابك جاهز',
    greeting: 'مرحبًا بك،',
    body: 'أُنشئ حسابك في الموسم الوطني للروبوت.',
    verify: 'بصفتك مدربًا، يُرجى توثيق حسابك في منصة STEB قبل تسجيل الدخول.',
    verifyLink: 'وثّق حسابك في STEB',
    link: 'افتح البوابة',
  },
  contact: {
    subject: 'رسالة من {{name}}',
    body: 'وردت رسالة من {{name}} عبر نموذج التواصل.',
    sender: 'البريد الإلكتروني: {{email}}، الهاتف: {{phone}}.',
    team: 'رقم الفريق: {{number}}.',
    reply: 'عند الرد على هذه الرسالة يصل ردّك إلى المرسل مباشرة.',
  },
} satisfies typeof en;
