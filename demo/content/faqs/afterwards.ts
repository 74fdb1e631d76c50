import type { DemoFaq } from './faq.ts';

export const afterwards: DemoFaq[] = [
  {
    question: 'متى تظهر النتائج؟ وأين نجدها؟',
    questionEn: 'When are the results out, and where?',
    answer: `
<p>تُعلن في ختام اليوم نفسه، ثم تُنشر في صفحة نتائج الموسم: لكل مسابقة وفئة عمرية ترتيب الفرق حتى المركز الأربعين، مع ميدالياتها. ويرى الفريق نقاطه في صفحته.</p>
<p>أما «المستكشفون» فلا ترتيب فيها، بل جائزة لكل فريق. وتُرفع الاعتراضات إلى رئيس المحكّمين في اليوم نفسه قبل الإعلان.</p>`,
    answerEn: `
<p>Results are announced at the end of the day and then published on the season's results page. For every competition and age level, it lists the top forty teams and their medals. You can find your score on your team's page.</p>
<p>Explore has no ranking: every team gets an award instead. Objections go to the head judge on the same day, before the announcement.</p>`,
  },
  {
    question: 'كيف يحصل الفريق على شهادته؟ وكيف يُتحقق منها؟',
    questionEn: 'How does a team get its certificate, and how can it be checked?',
    answer: `
<p>من تبويب الشهادات في صفحة الفريق: شهادة تأهل لكل فريق نشط تابع لجهة، وشهادة ختامية فيها المركز بعد إعلان النتائج. فإن لم تظهر فأضف الجهة برقم سجلها التجاري.</p>
<p>وعلى كل شهادة رقم ورمز استجابة سريعة، يفتح صفحة تؤكد صحتها لمن يسأل، ولا تُظهر أكثر مما على الورقة.</p>`,
    answerEn: `
<p>You can find certificates under Certification on the team's page. Every active team with an organisation gets a qualification certificate, and a final certificate with its rank once the results are out. If you do not see one, add the organisation by its commercial registration number.</p>
<p>Each certificate has a serial number and a QR code. The code opens a page that confirms the certificate and shows nothing beyond what is printed on it.</p>`,
  },
  {
    question: 'كيف تحمون بيانات الأطفال وصورهم؟',
    questionEn: "How do you protect children's data and pictures?",
    answer: `
<p>لا تُنشر بيانات قاصر أبدًا. يرى الزائر من الفريق المدفوع اسمه وصورته ومدرسته ومدينته ومركزه، ولا يرى أسماء أعضائه. ويرى بيانات الأعضاء من سجّل الفريق ومدربوه وجهته والمنظمون، كلٌّ بقدر عمله.</p>
<p>ولولي الأمر أن يطّلع على بيانات من يرعاه، وأن يطلب تصحيحها أو حذفها أو إزالة صورة. التفصيل في <a href="/privacy-policy/">سياسة الخصوصية</a>.</p>`,
    answerEn: `
<p>We never publish a child's personal data. Visitors see the name, picture, school, city and rank of a team that has paid, but not who its members are. The person who registered the team, its coaches, its organisation and the organisers see members' data, as far as each of them needs it.</p>
<p>Guardians can see the data of a child in their care, and have it corrected or deleted, or a picture removed. Read our <a href="/privacy-policy/">privacy policy</a> for details.</p>`,
  },
];
