import type { WordsOf } from '../index.ts';

export default {
  replace: 'استبدال العضو',
  replaceNamed: 'استبدال العضو: {{name}}',
  title: 'استبدال عضو',
  text: 'من سيحل محل <name>{{name}}</name>؟',
  number: 'رقم عضوية العضو الجديد',
  hint: '10 أرقام: رقم الهوية أو الإقامة المسجّل به في STEB',
  tooShort: 'يُرجى إدخال الأرقام العشرة كاملة.',
  notFound: 'لم نعثر على العضو!',
  already: 'هذا الشخص موجود في الفريق.',
  next: 'استبدال',
  ask: 'استبدال هذا العضو؟',
  askText:
    'ينتقل مكان <left>{{left}}</left> في الفريق إلى <joined>{{joined}}</joined>، وسنُعلم الطرفين بالبريد الإلكتروني.',
  askYes: 'نعم، استبدال العضو',
  unconfirmed: 'عضوية جديدة في الفريق: تظهر بقية البيانات هنا بعد تسجيل الدخول بها إلى البوابة.',
  locked: 'لا يمكن تغيير الأعضاء بعد تسليم النقاط أو صدور النتيجة.',
  contact: 'التواصل معنا لتصحيح أحد الأسماء',
} satisfies WordsOf<'members'>;
