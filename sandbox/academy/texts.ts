import type { FastifyRequest } from 'fastify';
import * as kit from '../kit/language.ts';

export type { Both, Language } from '../kit/language.ts';

export const languageOf = (request: FastifyRequest): kit.Language => kit.languageOf(request, 'ar');

const en = {
  brand: 'Sandbox academy',
  notice: 'This academy is made up. It stands in for the real one while the portal is tried out.',
  home: 'Home',
  homeText: 'This stands in for the academy, where courses, kits and streams live.',
  courses: 'Courses',
  products: 'Store',
  stream: 'Live stream',
  streamText: 'The live stream of the season starts here on competition days.',
  faults: 'Faults',
  signedIn: 'Signed in as',
  welcome: 'Welcome,',
  courseReady: 'Your place in this course is kept. You came from the portal, so no password was needed.',
  productReady: 'You can buy this for your team. You came from the portal, so no password was needed.',
  guestCourse: 'Open this course from the portal, and you are signed in here by itself.',
  guestProduct: 'Open this product from the portal, and you are signed in here by itself.',
  signOut: 'Sign out',
  by: (name: string) => `With ${name}`,
  hours: (hours: number) => (hours === 1 ? '1 hour' : `${hours} hours`),
  refused: {
    spent: {
      title: 'This link has been used',
      text: 'A link from the portal opens the academy once. Go back to the portal and press the course or product again.',
    },
    expired: {
      title: 'This link is too old',
      text: 'A link from the portal is good for one minute. Go back to the portal and press the course or product again.',
    },
    invalid: {
      title: 'This link is not right',
      text: 'It was not made for this academy, or it was changed on the way. Go back to the portal and try again.',
    },
  },
  notFoundTitle: 'There is no such page',
  notFoundText: 'The course or product may have left the programme.',
  faultsText: 'Makes the lists fail as a real academy would, until it is switched off.',
  modes: {
    off: 'Answer as usual',
    reset: 'Break the connection',
    unavailable: 'Answer 503',
    slow: 'Answer late',
    html: 'Answer a page in place of the list',
    shapes: 'Answer JSON of another shape',
  },
  delay: 'How late, in milliseconds',
  save: 'Save',
  saved: 'Saved.',
};

const ar: typeof en = {
  brand: 'أكاديمية تجريبية',
  notice: 'هذه أكاديمية غير حقيقية، تقوم مقام الأكاديمية الفعلية أثناء تجربة البوابة.',
  home: 'الرئيسية',
  homeText: 'تقوم هذه الصفحة مقام الأكاديمية التي تضم الدورات والحقائب التعليمية والبث.',
  courses: 'الدورات',
  products: 'المتجر',
  stream: 'البث المباشر',
  streamText: 'يبدأ البث المباشر للموسم من هنا في أيام المنافسات.',
  faults: 'الأعطال',
  signedIn: 'دخلت باسم',
  welcome: 'أهلًا بك،',
  courseReady: 'مقعدك في هذه الدورة محفوظ. وصلت من البوابة، فلا حاجة إلى كلمة مرور.',
  productReady: 'يمكنك شراء هذا المنتج لفريقك. وصلت من البوابة، فلا حاجة إلى كلمة مرور.',
  guestCourse: 'افتح هذه الدورة من البوابة لتدخل إلى الأكاديمية تلقائيًا.',
  guestProduct: 'افتح هذا المنتج من البوابة لتدخل إلى الأكاديمية تلقائيًا.',
  signOut: 'تسجيل الخروج',
  by: (name) => `مع ${name}`,
  hours: (hours) =>
    hours === 1 ? 'ساعة واحدة' : hours === 2 ? 'ساعتان' : hours < 11 ? `${hours} ساعات` : `${hours} ساعة`,
  refused: {
    spent: {
      title: 'استُخدم هذا الرابط من قبل',
      text: 'يفتح رابط البوابة الأكاديمية مرة واحدة. عد إلى البوابة واضغط الدورة أو المنتج من جديد.',
    },
    expired: {
      title: 'انتهت صلاحية هذا الرابط',
      text: 'يصلح رابط البوابة دقيقة واحدة. عد إلى البوابة واضغط الدورة أو المنتج من جديد.',
    },
    invalid: {
      title: 'هذا الرابط غير صحيح',
      text: 'لم يُنشأ لهذه الأكاديمية أو تغيّر في الطريق. عد إلى البوابة وحاول من جديد.',
    },
  },
  notFoundTitle: 'لا توجد صفحة بهذا العنوان',
  notFoundText: 'ربما لم تعد الدورة أو المنتج ضمن البرنامج.',
  faultsText: 'تتعطل القوائم كما قد يحدث في أكاديمية حقيقية، إلى أن يُوقف العطل.',
  modes: {
    off: 'جواب معتاد',
    reset: 'قطع الاتصال',
    unavailable: 'جواب 503',
    slow: 'جواب متأخر',
    html: 'صفحة بدل القائمة',
    shapes: 'بيانات JSON بشكل آخر',
  },
  delay: 'مقدار التأخير بالمللي ثانية',
  save: 'حفظ',
  saved: 'تم الحفظ.',
};

export const texts: Record<kit.Language, typeof en> = { en, ar };
