import type { DemoFaq } from './faq.ts';

export const afterwards: DemoFaq[] = [
  {
    question: 'متى تظهر النتائج؟ وأين نجدها؟',
    questionEn: 'When are the results out, and where?',
    answer: `
<p>تُعلن في ختام اليوم نفسه، ثم تُنشر في صفحة نتائج الموسم: لكل مسابقة ومستوى عمري ترتيب الفرق حتى المركز الأربعين، ومع المراكز الأولى ميدالياتها. ويرى الفريق درجته في صفحته.</p>
<p>أما «المستكشفون» فلا ترتيب فيها، بل جائزة لكل فريق. وتُرفع الاعتراضات إلى رئيس الحكام في اليوم نفسه قبل الإعلان.</p>`,
    answerEn: `
<p>They are announced at the end of the day and then published on the season's results page: for every competition and age level the teams in order, down to the fortieth place, with medals for the first. A team finds its score on its own page.</p>
<p>Explore has no ranking; each team has its award instead. Objections go to the head judge on the same day, before the announcement.</p>`,
  },
  {
    question: 'كيف يحصل الفريق على شهادته؟ وكيف يُتحقق منها؟',
    questionEn: 'How does a team get its certificate, and how can it be checked?',
    answer: `
<p>من تبويب الشهادات في صفحة الفريق: شهادة تأهل لكل فريق فعّال تابع لجهة، وشهادة ختامية فيها المركز بعد إعلان النتائج. فإن لم تظهر فأضف الجهة برقم سجلها التجاري.</p>
<p>وعلى كل شهادة رقم ورمز استجابة سريعة، يفتح صفحة تؤكد صحتها لمن يسأل، ولا تُظهر أكثر مما على الورقة.</p>`,
    answerEn: `
<p>Under Certification on the team's page: a qualification certificate for every active team with an organisation, and a final one with its rank once the results are out. If there is none, add the organisation by its commercial registration number.</p>
<p>Each certificate has a serial number and a QR code that opens a page confirming it to anyone who asks, and shows no more than the paper does.</p>`,
  },
  {
    question: 'كيف تحمون بيانات الأطفال وصورهم؟',
    questionEn: "How do you protect children's data and pictures?",
    answer: `
<p>لا تُنشر بيانات قاصر أبدًا. يرى الزائر من الفريق المدفوع اسمه وصورته ومدرسته ومدينته وترتيبه، ولا يرى أسماء أعضائه. ويرى بيانات الأعضاء من سجّل الفريق ومدربوه وجهته والمنظمون، كلٌّ بقدر عمله.</p>
<p>ولولي الأمر أن يطّلع على بيانات من يرعاه، وأن يطلب تصحيحها أو حذفها أو إزالة صورة. التفصيل في <a href="/privacy-policy/">سياسة الخصوصية</a>.</p>`,
    answerEn: `
<p>A minor's personal data is never published. Visitors see a paid team's name, picture, school, city and rank, and not who its members are. Members' data is seen by the person who registered the team, its coaches, its organisation and the organisers, each as far as their work needs it.</p>
<p>Guardians may see the data of those in their care, and have it corrected or deleted, or a picture removed. The <a href="/privacy-policy/">privacy policy</a> has the details.</p>`,
  },
];
