import type { DemoFaq } from './faq.ts';

export const registration: DemoFaq[] = [
  {
    question: 'من يستطيع تسجيل فريق؟',
    questionEn: 'Who can register a team?',
    answer: `
<p>يسجّل الفريقَ مدربٌ أو جهة: مدرسة أو نادٍ أو مركز. وللمدرب أن يسجّل أكثر من فريق، وللجهة أن تتابع فرقها جميعًا من حساب واحد.</p>
<p>أما الطالب فلا يسجّل فريقه بنفسه، بل يضيفه مدربه برقم عضويته، ثم يجد الطالب الفريق في صفحة «فرقي» متى دخل بحسابه.</p>`,
    answerEn: `
<p>A coach or an organisation, such as a school, a club or a centre. A coach can register several teams, and an organisation can follow all its teams from one account.</p>
<p>Students do not register a team themselves. Their coach adds them by membership ID, and they find the team in My Teams when they sign in.</p>`,
  },
  {
    question: 'ماذا أجهّز قبل أن أبدأ التسجيل؟',
    questionEn: 'What do I need before I start?',
    answer: `
<ul>
  <li>اسم الفريق واسم المدرسة والمنطقة والمدينة والمرحلة.</li>
  <li>شعار الفريق أو صورته بصيغة JPG أو PNG أو GIF، على ألا تزيد على 5 ميغابايت.</li>
  <li>رقم عضوية كل مدرب وكل عضو، وهو رقم الهوية الوطنية أو الإقامة.</li>
</ul>
<p>التسجيل خمس خطوات تكفيها عشر دقائق. وما تكتبه محفوظ في متصفحك، فإن انقطع الاتصال أو أُغلقت الصفحة عدت إلى حيث توقفت.</p>`,
    answerEn: `
<ul>
  <li>The team's name, school, region, city and stage.</li>
  <li>A logo or picture of the team: JPG, PNG or GIF, no larger than 5 MB.</li>
  <li>The membership ID of every coach and member: their national ID or residence number.</li>
</ul>
<p>Registration has five steps and takes about ten minutes. What you type is kept in your browser. If you lose the connection or close the page, you can carry on where you stopped.</p>`,
  },
  {
    question: 'ما STEB؟ وهل أحتاج إلى حساب فيه؟',
    questionEn: 'What is STEB, and do I need an account there?',
    answer: `
<p>STEB هو سجل الطلاب والمدربين والجهات، وكل من في الفريق مسجّل فيه باسمه ورقم عضويته. وحسابه هو حسابك هنا: تدخل به البوابة والدورات والمتجر، ولا نحفظ لك كلمة مرور.</p>
<p>يُنشأ الحساب من صفحة «إنشاء حساب». ويوثّق المدرب حسابه في موقع STEB مرة واحدة قبل أول دخول، أما الطالب فيدخل فورًا.</p>`,
    answerEn: `
<p>STEB is the register of students, coaches and organisations. Everyone in a team is in it, by name and membership ID. Your account there is also your account here: it opens the portal, the courses and the store. We do not keep your password.</p>
<p>You create it on the sign-up page. Coaches verify their account once on the STEB site before they first sign in. Students can sign in straight away.</p>`,
  },
  {
    question: 'أدخلتُ رقم عضوية أحد الأعضاء ولم يظهر اسمه. ما العمل؟',
    questionEn: "I typed a member's ID and nobody was found. What now?",
    answer: `
<ol>
  <li>تحقّق من الأرقام العشرة، فأكثر الأخطاء رقمان تبادلا مكانيهما.</li>
  <li>تأكد أن للعضو حسابًا، وأن المدرب أضيف في خانة المدربين والطالب في خانة الأعضاء.</li>
  <li>إن كان الحساب جديدًا فانتظر دقائق ثم أعد البحث.</li>
</ol>
<p>ولا يظهر لك قبل الإضافة إلا الاسم والصورة والعمر، حمايةً لخصوصية الطلاب.</p>`,
    answerEn: `
<ol>
  <li>Check the ten digits. Most mistakes are two digits the wrong way round.</li>
  <li>Make sure that the person has an account, and that coaches are added as coaches and students as members.</li>
  <li>If the account is new, wait a few minutes and search again.</li>
</ol>
<p>Until you add someone, you only see their name, picture and age. This protects the students.</p>`,
  },
  {
    question: 'هل نستطيع تغيير الأعضاء بعد التسجيل؟ وهل يشارك الطالب في فريقين؟',
    questionEn: 'Can we change members later, and can a student be in two teams?',
    answer: `
<p><a href="/contact-us/">اكتب إلينا</a> في أبكر وقت ممكن قبل أول لقاء للفريق، واذكر رقم الفريق، ومن يخرج ومن يحل محله، فتجيبك إدارة البرنامج. ويبقى رقم الفريق كما هو.</p>
<p>وللطالب أن يكون في أكثر من فريق إن اختلفت المسابقات ولم تتعارض مواعيدها، ولا يُضاف الشخص نفسه مرتين إلى فريق واحد.</p>`,
    answerEn: `
<p><a href="/contact-us/">Write to us</a> as early as you can before the team's first event. Give the team number, and say who is leaving and who is joining. The programme office will answer you. The team number stays the same.</p>
<p>A student can be in more than one team, as long as the categories differ and the dates do not clash. Nobody can be in the same team twice.</p>`,
  },
];
