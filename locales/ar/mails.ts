import type en from '../en/mails.ts';

export default {
  receipt: {
    subject: 'استلمنا رسوم «{{subject}}»',
    greeting: 'مرحبًا {{name}}،',
    body: 'شكرًا لك! استلمنا {{total}} عن «{{subject}}» ({{number}})، واكتمل تسجيل الفريق وأصبح نشطًا.',
    invoice: 'تجد الفاتورة الضريبية رقم {{invoice}} مرفقة بهذه الرسالة، ويمكنك تنزيلها متى شئت من العمليات المالية.',
    link: 'افتح العمليات المالية',
  },
  registration: {
    subject: 'سُجّل «{{team}}»',
    greeting: 'مرحبًا {{name}}،',
    body: 'سُجّل «{{team}}» في {{competition}} برقم {{number}}.',
    unpaid: 'بقيت خطوة واحدة: دفع الرسوم وقدرها {{total}} ليصبح الفريق نشطًا.',
    free: 'المشاركة في هذه المسابقة مجانية، والفريق نشط الآن.',
    link: 'افتح فرقي',
  },
  membership: {
    greeting: 'مرحبًا {{name}}،',
    office: 'إدارة البرنامج',
    joined: {
      coach: {
        subject: 'أنت مدرب في «{{team}}»',
        body: 'سُجّل اسمك مدربًا في «{{team}}» ({{number}}) في {{competition}}، {{season}}، بطلب من {{by}}.',
        object: 'إن لم تكن مدربًا لهذا الفريق فيكفي الرد على هذه الرسالة أو مراسلتنا، وسنصحّح ذلك.',
      },
      member: {
        subject: 'أنت عضو في «{{team}}»',
        body: 'سُجّل اسمك عضوًا في «{{team}}» ({{number}}) في {{competition}}، {{season}}، بطلب من {{by}}.',
        object:
          'إن كنت لا تعرف هذا الفريق أو لا ترغب في الانضمام إليه فيكفي الرد على هذه الرسالة أو مراسلتنا، وسنزيل اسمك منه.',
      },
    },
    left: {
      subject: 'لم تعد عضوًا في «{{team}}»',
      body: 'انتقل مكانك في «{{team}}» ({{number}}) في {{competition}}، {{season}}، إلى عضو آخر بطلب من {{by}}.',
      object: 'إن كان لديك اعتراض فتحدّث إلى مدربك أولًا، أو أرسل ردًّا على هذه الرسالة.',
    },
    replaced: {
      subject: 'استُبدل عضو في «{{team}}»',
      body: 'استُبدل عضو في «{{team}}» ({{number}}) في {{competition}}، {{season}}، بطلب من {{by}}. تعرض صفحة الفريق أعضاءه كما هم الآن.',
      object: 'إن كان في ذلك خطأ فيكفي الرد على هذه الرسالة.',
    },
    contact: 'راسلنا',
    seeMembers: 'اعرض الأعضاء',
  },
  certificate: {
    subject: 'صدرت شهادة «{{team}}»',
    greeting: 'مرحبًا {{name}}،',
    body: 'تهانينا! صدرت {{certificate}} لـ«{{team}}» في {{competition}}. يمكنك تنزيلها بالعربية والإنجليزية من صفحة الفريق.',
    check: 'رقم الشهادة: {{serial}}.',
    link: 'افتح صفحة الفريق',
  },
  scores: {
    subject: 'استلمنا نقاط «{{team}}»',
    greeting: 'مرحبًا {{name}}،',
    body: 'استلمنا النقاط التي سلّمتها عن «{{team}}» ({{number}}) في {{competition}}.',
    bodyOther: 'سلّم {{sender}} نقاط «{{team}}» ({{number}}) في {{competition}}.',
    once: 'تُسلَّم النقاط مرة واحدة فقط. إن وجدت فيها خطأً فيُرجى التواصل معنا.',
    link: 'اعرض النقاط',
  },
  welcome: {
    subject: 'حسابك جاهز',
    greeting: 'مرحبًا بك،',
    body: 'أُنشئ حسابك في الموسم الوطني للروبوت.',
    verify: 'بصفتك مدربًا، يُرجى توثيق حسابك في STEB قبل تسجيل الدخول.',
    verifyLink: 'وثّق حسابك في STEB',
    link: 'افتح البوابة',
  },
  contact: {
    subject: 'رسالة من {{name}}',
    body: 'وردت رسالة من {{name}} عبر نموذج التواصل.',
    sender: 'البريد الإلكتروني: {{email}}، الجوال: {{phone}}.',
    team: 'رقم الفريق: {{number}}.',
    reply: 'عند الرد على هذه الرسالة يصل ردّك إلى المرسل مباشرة.',
  },
} satisfies typeof en;
