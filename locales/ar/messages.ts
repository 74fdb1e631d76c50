import type en from '../en/messages.ts';

export default {
  saved: 'تم الحفظ بنجاح!',
  updated: 'تم التحديث بنجاح!',
  signedIn: 'تم تسجيل الدخول بنجاح!',
  signedOut: 'تم تسجيل الخروج بنجاح!',
  coachSignedUp: 'أُنشئ حسابك بنجاح. يُرجى توثيقه في STEB.',
  stebSays: '{{ours}} ويقول STEB: {{theirs}}',
  uploaded: 'رُفع الملف بنجاح.',
  entityAttached: 'أُضيفت الجهة إلى الفريق.',
  entityAgreed: 'شكرًا لكم، أصبح الفريق من فرقكم.',
  entityRefused: 'شكرًا لكم، لم تعودوا جهة هذا الفريق.',
  memberReplaced: 'استُبدل العضو، وسنُخبر العضوين والمدربين بالبريد الإلكتروني.',
  replacedMeanwhile: 'سبق أن استُبدل هذا العضو في {{at}} بطلب من {{by}}. لم يتغيّر شيء، وتعرض الصفحة الفريق كما هو الآن.',
  withdrawn: 'سُحب الفريق.',
  office: 'إدارة البرنامج',
  scoresOpenAt: 'تُسلَّم النقاط ابتداءً من أول فعالية في الموسم: {{at}}.',
  scoresSubmitted: 'سُلّمت النقاط بنجاح.',
  deletionRequested: 'وصلنا طلبك.',
  deletionWithdrawn: 'تراجعت عن طلبك، وحسابك باقٍ.',
  accountDeleted: 'حُذف الحساب.',
  registered: 'سُجّل فريقك بنجاح.',
} satisfies typeof en;
