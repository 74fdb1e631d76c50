import type { WordsOf } from '../index.ts';

export default {
  title: 'الملف الشخصي',
  email: 'البريد الإلكتروني',
  membershipId: 'رقم الهوية',
  phone: 'الجوال',
  account: 'إدارة حسابك في ستيب',
  accountHint: 'اسمك وصورتك وكلمة مرورك محفوظة هناك.',
  startTeam: 'ابدأ فريقًا',
  transactions: 'العمليات المالية',
  signOut: 'تسجيل الخروج',
  signOutFailed: 'تعذّر تسجيل الخروج. يُرجى المحاولة مرة أخرى.',
  teams: 'فرقك',
  allTeams: 'عرض جميع الفرق',
  type: { student: 'طالب', coach: 'مدرب', entity: 'جهة', admin: 'مدير', subAdmin: 'مدير مساعد', other: 'عضو' },
  paid: {
    title: 'تم الدفع بنجاح',
    what: 'دُفع <amount></amount> عن فريق <team>{{team}}</team>',
    text: 'فريقك الآن نشط. تجد الفاتورة ضمن عملياتك المالية، وسيصلك إيصال بالبريد الإلكتروني.',
    back: 'العودة إلى الملف الشخصي',
    invoice: 'عرض الفاتورة',
  },
} satisfies WordsOf<'profile'>;
