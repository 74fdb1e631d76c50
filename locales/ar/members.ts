import type { WordsOf } from '../index.ts';

export default {
  replace: 'استبدل العضو',
  replaceNamed: 'استبدل العضو: {{name}}',
  title: 'استبدال عضو',
  text: 'من سيحل محل <name>{{name}}</name>؟',
  number: 'رقم عضوية العضو الجديد',
  hint: '10 أرقام: رقم الهوية أو الإقامة المسجّل به في STEB',
  tooShort: 'يُرجى إدخال الأرقام العشرة كاملة.',
  notFound: 'لم نعثر على العضو!',
  already: 'هذا الشخص موجود في الفريق.',
  next: 'استبدل',
  ask: 'هل تريد استبدال هذا العضو؟',
  askText:
    'يغادر الفريق <left>{{left}}</left>، ويحل محله <joined>{{joined}}</joined>. سنُخبر كليهما بالبريد الإلكتروني.',
  askYes: 'نعم، استبدل',
  unconfirmed: 'عضوية جديدة في الفريق: تظهر بقية البيانات هنا بعد تسجيل الدخول بها إلى البوابة.',
  locked: 'لا يمكن تغيير الأعضاء بعد تسليم النقاط أو صدور النتيجة.',
  contact: 'تواصل معنا إن كان في أحدهم خطأ',
} satisfies WordsOf<'members'>;
