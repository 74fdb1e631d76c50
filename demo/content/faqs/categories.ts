import { formatAges } from '#locales/format.ts';
import type { DemoFaq } from './faq.ts';

export const categories: DemoFaq[] = [
  {
    question: 'أي مسابقة تناسب فريقنا؟',
    questionEn: 'Which category suits our team?',
    answer: `
<p>ابدأ من العمر، ثم مما يحبه الفريق:</p>
<ul>
  <li><strong>الاكتشاف</strong> (${formatAges({ from: 4, to: 6 }, 'ar')}): أول لقاء مع البناء، باللعب.</li>
  <li><strong>المستكشفون</strong> (${formatAges({ from: 6, to: 10 }, 'ar')}): نموذج متحرك ولوحة تحكي رحلة البحث.</li>
  <li><strong>التحدي</strong> (${formatAges({ from: 9, to: 16 }, 'ar')}): روبوت على طاولة المهمات ومشروع ابتكاري.</li>
  <li><strong>تحدي فيرست التقني</strong> (${formatAges({ from: 12, to: 18 }, 'ar')}): روبوت كبير من المعدن يقوده الطلاب.</li>
  <li><strong>مهمات الروبوت</strong> (${formatAges({ from: 8, to: 19 }, 'ar')}): مهمة يحلها الروبوت وحده، ويُبنى في الملعب.</li>
  <li><strong>مبتكرو المستقبل</strong> (${formatAges({ from: 8, to: 19 }, 'ar')}): فكرة لمشكلة حقيقية ونموذج يعمل.</li>
  <li><strong>رياضات الروبوت</strong> (${formatAges({ from: 11, to: 19 }, 'ar')}): روبوتان في مباراة أمام روبوتين.</li>
</ul>`,
    answerEn: `
<p>Start with age, then with what the team enjoys:</p>
<ul>
  <li><strong>Discover</strong> (${formatAges({ from: 4, to: 6 }, 'en')}): a first meeting with building, through play.</li>
  <li><strong>Explore</strong> (${formatAges({ from: 6, to: 10 }, 'en')}): a moving model, and a poster about what the team found out.</li>
  <li><strong>Challenge</strong> (${formatAges({ from: 9, to: 16 }, 'en')}): a robot on a table of missions, and an innovation project.</li>
  <li><strong>FIRST Tech Challenge</strong> (${formatAges({ from: 12, to: 18 }, 'en')}): a large metal robot, driven by students.</li>
  <li><strong>RoboMission</strong> (${formatAges({ from: 8, to: 19 }, 'en')}): a robot built on the spot that solves a mission alone.</li>
  <li><strong>Future Innovators</strong> (${formatAges({ from: 8, to: 19 }, 'en')}): an idea for a real problem, with a working prototype.</li>
  <li><strong>RoboSports</strong> (${formatAges({ from: 11, to: 19 }, 'en')}): two robots in a match against two others.</li>
</ul>`,
  },
  {
    question: 'لم نبنِ روبوتًا من قبل. من أين نبدأ؟',
    questionEn: 'We have never built a robot. Where do we start?',
    answer: `
<p>من حيث بدأ أكثر الفرق: مدرب متحمس وحقيبة واحدة وساعتان في الأسبوع. في <a href="/courses/">الدورات</a> ما لا يفترض خبرة سابقة من المدرب، وفي <a href="/regions/">مركز التدريب</a> القريب منك حقائب وطاولة مباريات يمكن التدرّب عليها قبل الشراء.</p>
<p>وللصغار مسابقة «المستكشفون»: لا ترتيب فيها ولا خاسر، ويعود كل فريق بجائزة.</p>`,
    answerEn: `
<p>Where most teams did: with a keen coach, one kit and two hours a week. Some of our <a href="/courses/">courses</a> are for coaches with no experience, and your nearest <a href="/regions/">training centre</a> has kits and a match table you can try before you buy.</p>
<p>For younger children, there is Explore. It has no ranking, nobody loses and every team goes home with an award.</p>`,
  },
  {
    question: 'ما الفرق بين «المستكشفون» و«التحدي»؟',
    questionEn: 'What is the difference between Explore and Challenge?',
    answer: `
<p>في <strong>المستكشفون</strong> فريق من طفلين إلى ستة أطفال مع بالغَين، يبني نموذجًا متحركًا ويرسم لوحة ويحكي للمراجعين ما تعلّمه. لا مباريات ولا نقاط.</p>
<p>وفي <strong>التحدي</strong> فريق من طالبين إلى عشرة مع مدرب أو مدربَين، وأربعة أجزاء لكل منها ربع الدرجة: لعبة الروبوت، والمشروع الابتكاري، وتصميم الروبوت، والقيم الجوهرية. والمباريات ثلاث، مدة كل منها دقيقتان ونصف، وتُحتسب أفضلها.</p>
<p>ومن بلغ التاسعة أو العاشرة جاز له الاثنان: فإن كان جديدًا فالمستكشفون بداية طيبة.</p>`,
    answerEn: `
<p>In <strong>Explore</strong>, two to six children and two adults build a moving model, draw a poster and tell the reviewers what they have learnt. There are no matches and no points.</p>
<p>In <strong>Challenge</strong>, two to ten students and one or two coaches work on four parts that count for a quarter each: robot game, innovation project, robot design and core values. There are three matches of two and a half minutes, and the best one counts.</p>
<p>Children aged nine or ten can do either. If they are new, Explore is a good start.</p>`,
  },
  {
    question: 'هل يحتاج تحدي فيرست التقني (FTC) إلى ورشة؟',
    questionEn: 'Do we need a workshop for FIRST Tech Challenge?',
    answer: `
<p>لا. يكفي ركن ثابت وصندوق أدوات يدوية وشاحن بطاريات، ومن يشرف على السلامة: النظارات الواقية واجبة على كل من يقترب من الروبوت. وتُشترى القطع المعدنية جاهزة القياس، ويطبع كثير من الفرق ما ينقصهم بطابعة ثلاثية الأبعاد.</p>
<p>يتسع الفريق لخمسة عشر عضوًا، وليسوا جميعًا مهندسين: منهم من يبرمج، ومن يوثّق، ومن يعرّف المجتمع بالفريق.</p>`,
    answerEn: `
<p>No. All you need is a corner of your own, a box of hand tools, a battery charger and someone who looks after safety: everyone near the robot wears safety glasses. The metal parts come cut to size, and many teams 3D-print whatever is missing.</p>
<p>A team has up to fifteen members, and not all of them are engineers: some program, some keep the notebook and some tell the community about the team.</p>`,
  },
  {
    question: 'مهمات الروبوت، مبتكرو المستقبل، رياضات الروبوت: ما الفرق بينها؟',
    questionEn: 'RoboMission, Future Innovators, RoboSports: how do they differ?',
    answer: `
<ul>
  <li><strong>مهمات الروبوت:</strong> يُفكَّك الروبوت صباح يوم المسابقة ويُبنى من جديد بلا تعليمات، ثم يحل المهمة وحده في دقيقتين.</li>
  <li><strong>مبتكرو المستقبل:</strong> يختار الفريق مشكلة من موضوع الموسم، ويبني حلًا، ويعرضه على المحكّمين ويجيب عن أسئلتهم.</li>
  <li><strong>رياضات الروبوت:</strong> تنس زوجي، لكل فريق روبوتان يلعبان معًا بلا تحكم عن بُعد ويدفعان الكرات إلى نصف الخصم.</li>
</ul>
<p>والفريق في الثلاث عضوان أو ثلاثة ومدرب.</p>`,
    answerEn: `
<ul>
  <li><strong>RoboMission:</strong> the robot is taken apart on the morning of the competition and rebuilt without instructions. It then has two minutes to solve the mission alone.</li>
  <li><strong>Future Innovators:</strong> the team takes a problem from the season's theme, builds a solution, presents it to the judges and answers their questions.</li>
  <li><strong>RoboSports:</strong> doubles tennis. Each team's two robots play together, without remote control, and push the balls into the other half.</li>
</ul>
<p>In all three, a team has two or three members and a coach.</p>`,
  },
  {
    question: 'كيف تُحسب الأعمار؟ وماذا لو كان أحد الأعضاء أصغر من الفئة العمرية؟',
    questionEn: 'How is age counted, and what if a member is too young?',
    answer: `
<p>تجد الأعمار في صفحة كل مسابقة، والعبرة بعمر العضو يوم التسجيل. وتنبّهك البوابة حين تضيف عضوًا خارج الفئة العمرية، لكنها لا تمنعك: يتحقق المنظمون من الأعمار يوم المسابقة.</p>
<p>وإن كان الفرق أشهرًا قليلة فاكتب إلينا قبل الدفع، ولا تدع الفريق يعلم بالأمر عند الباب.</p>`,
    answerEn: `
<p>You can find the ages on each category's page. What counts is how old a member is on the day of registration. The portal tells you if someone is outside the age group but does not stop you: ages are checked on the day of the competition.</p>
<p>If it is only a few months, write to us before you pay so that the team does not find out at the door.</p>`,
  },
  {
    question: 'من يصلح أن يكون مدربًا؟ وهل يدرّب الوالدان؟',
    questionEn: 'Who can be a coach? Can parents do it?',
    answer: `
<p>كل من بلغ الثامنة عشرة ووثّق حسابه: معلم أو والد أو طالب جامعي شارك من قبل. ولا يُشترط أن يكون مهندسًا، فعمل المدرب أن يسأل وينظّم ويشجّع، أما البناء والبرمجة فعمل الطلاب.</p>
<p>لكل فريق مدرب أو مدربان. وفي «المستكشفون» و«التحدي» نوصي باثنين دائمًا.</p>`,
    answerEn: `
<p>Anyone aged 18 or over with a verified account: a teacher, a parent or a university student who once took part. You do not need to be an engineer. A coach asks, organises and encourages; the students do the building and programming.</p>
<p>A team has one or two coaches. For Explore and Challenge, we always recommend two.</p>`,
  },
];
