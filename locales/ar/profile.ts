import type { WordsOf } from '../index.ts';

export default {
  title: 'الملف الشخصي',
  email: 'البريد الإلكتروني',
  membershipId: 'رقم الهوية',
  phone: 'الجوال',
  account: 'إدارة حسابك في STEB',
  accountHint: 'تغيّر هناك اسمك وصورتك وكلمة مرورك.',
  data: 'تنزيل بياناتك أو حذفها',
  startTeam: 'ابدأ فريقًا',
  transactions: 'العمليات المالية',
  signOut: 'تسجيل الخروج',
  signOutFailed: 'تعذّر تسجيل الخروج. يُرجى إعادة المحاولة.',
  teams: 'فرقك',
  allTeams: 'عرض جميع الفرق',
  type: { student: 'طالب', coach: 'مدرب', entity: 'جهة', admin: 'مدير', subAdmin: 'مدير مساعد', other: 'عضو' },
  paid: {
    title: 'تم الدفع بنجاح',
    what: 'دُفع <amount></amount> عن «<team>{{team}}</team>»',
    text: 'فريقك نشط الآن. تجد الفاتورة في العمليات المالية، وسيصلك إيصال بالبريد الإلكتروني.',
    back: 'العودة إلى الملف الشخصي',
    invoice: 'عرض الفاتورة',
  },
} satisfies WordsOf<'profile'>;
