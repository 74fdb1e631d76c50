import type { DemoFaq } from './faq.ts';

export const categories: DemoFaq[] = [
  {
    question: 'أي فئة تناسب فريقنا؟',
    questionEn: 'Which category suits our team?',
    answer: `
<p>ابدأ من العمر، ثم مما يحبه الفريق:</p>
<ul>
  <li><strong>الاكتشاف</strong> (4–6): أول لقاء مع البناء، باللعب.</li>
  <li><strong>المستكشفون</strong> (6–10): نموذج متحرك ولوحة تحكي رحلة البحث.</li>
  <li><strong>التحدي</strong> (9–16): روبوت على طاولة المهمات ومشروع ابتكاري.</li>
  <li><strong>تحدي فيرست التقني</strong> (12–18): روبوت كبير من المعدن يقوده الطلاب.</li>
  <li><strong>مهمات الروبوت</strong> (8–19): مهمة يحلها الروبوت وحده، ويُبنى في الملعب.</li>
  <li><strong>مبتكرو المستقبل</strong> (8–19): فكرة لمشكلة حقيقية ونموذج يعمل.</li>
  <li><strong>رياضات الروبوت</strong> (11–19): روبوتان في مباراة أمام روبوتين.</li>
</ul>`,
    answerEn: `
<p>Start from the age, then from what the team enjoys:</p>
<ul>
  <li><strong>Discover</strong> (4–6): a first meeting with building, through play.</li>
  <li><strong>Explore</strong> (6–10): a moving model and a poster that tells what was found out.</li>
  <li><strong>Challenge</strong> (9–16): a robot on a table of missions, and an innovation project.</li>
  <li><strong>FIRST Tech Challenge</strong> (12–18): a large robot of metal, driven by students.</li>
  <li><strong>RoboMission</strong> (8–19): a mission that the robot solves alone, built on the spot.</li>
  <li><strong>Future Innovators</strong> (8–19): an idea for a real problem, with a working prototype.</li>
  <li><strong>RoboSports</strong> (11–19): two robots in a match against two others.</li>
</ul>`,
  },
  {
    question: 'لم نبنِ روبوتًا من قبل. من أين نبدأ؟',
    questionEn: 'We have never built a robot. Where do we start?',
    answer: `
<p>من حيث بدأ أكثر الفرق: مدرب متحمس وطقم واحد وساعتان في الأسبوع. في <a href="/courses/">الدورات</a> مساقات للمدربين لا تفترض خبرة سابقة، وفي <a href="/regions/">مركز التدريب</a> القريب منك أطقم وطاولة مباريات يمكن التدرّب عليها قبل الشراء.</p>
<p>وللصغار فئة المستكشفين: لا ترتيب فيها ولا خاسر، ويعود كل فريق بجائزة.</p>`,
    answerEn: `
<p>Where most teams did: with a keen coach, one kit, and two hours a week. The <a href="/courses/">courses</a> include some for coaches that expect no experience, and the <a href="/regions/">training centre</a> nearest to you has kits and a match table to try before you buy.</p>
<p>For younger children there is Explore: it has no ranking, nobody loses, and every team goes home with an award.</p>`,
  },
  {
    question: 'ما الفرق بين «المستكشفون» و«التحدي»؟',
    questionEn: 'What is the difference between Explore and Challenge?',
    answer: `
<p>في <strong>المستكشفون</strong> فريق من طفلين إلى ستة أطفال مع بالغَين، يبني نموذجًا متحركًا ويرسم لوحة ويحكي للمراجعين ما تعلّمه. لا مباريات ولا نقاط.</p>
<p>وفي <strong>التحدي</strong> فريق من طالبين إلى عشرة مع مدربَين، وأربعة أجزاء لكل منها ربع الدرجة: لعبة الروبوت، والمشروع الابتكاري، وتصميم الروبوت، والقيم الجوهرية. وتُحتسب أفضل ثلاث مباريات، مدة كل منها دقيقتان ونصف.</p>
<p>ومن بلغ التاسعة أو العاشرة جاز له الاثنان: فإن كان جديدًا فالمستكشفون بداية طيبة.</p>`,
    answerEn: `
<p>In <strong>Explore</strong> two to six children with two adults build a moving model, draw a poster, and tell the reviewers what they have learnt. There are no matches and no points.</p>
<p>In <strong>Challenge</strong> two to ten students with two coaches work on four parts that count a quarter each: robot game, innovation project, robot design and core values. Of three matches of two and a half minutes the best one counts.</p>
<p>At nine or ten a child may do either. For those who are new, Explore is a good beginning.</p>`,
  },
  {
    question: 'هل يحتاج تحدي فيرست التقني (FTC) إلى ورشة؟',
    questionEn: 'Do we need a workshop for FIRST Tech Challenge?',
    answer: `
<p>لا. يكفي ركن ثابت وصندوق أدوات يدوية وشاحن بطاريات، ومن يشرف على السلامة: النظارات الواقية واجبة على كل من يقترب من الروبوت. وتُشترى القطع المعدنية جاهزة القياس، ويطبع كثير من الفرق ما ينقصهم بطابعة ثلاثية الأبعاد.</p>
<p>يتسع الفريق لخمسة عشر عضوًا، وليسوا جميعًا مهندسين: منهم من يبرمج، ومن يوثّق، ومن يعرّف المجتمع بالفريق.</p>`,
    answerEn: `
<p>No. A corner of your own, a box of hand tools and a battery charger are enough, with somebody who looks after safety: everyone near the robot wears safety glasses. The metal parts come cut to size, and many teams print what is missing on a 3D printer.</p>
<p>A team has up to fifteen members, and not all of them are engineers: some program, some keep the notebook, some tell the town about the team.</p>`,
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
  <li><strong>RoboMission:</strong> the robot is taken apart on the morning of the day and built again without instructions; then it solves the mission alone, in two minutes.</li>
  <li><strong>Future Innovators:</strong> the team takes a problem from the season's theme, builds a solution, presents it to the judges and answers their questions.</li>
  <li><strong>RoboSports:</strong> double tennis; each team's two robots play together without remote control and push the balls into the other half.</li>
</ul>
<p>In all three a team is two or three members and a coach.</p>`,
  },
  {
    question: 'كيف تُحسب الأعمار؟ وماذا لو كان أحد الأعضاء أصغر من الفئة؟',
    questionEn: 'How is age counted, and what if a member is too young?',
    answer: `
<p>تُحدَّد الأعمار لكل فئة ومستوى في صفحتها، والعبرة بعمر العضو يوم التسجيل. وتنبّهك البوابة حين تضيف عضوًا خارج العمر، لكنها لا تمنعك: يتحقق المنظمون من الأعمار يوم المسابقة.</p>
<p>وإن كان الفرق أشهرًا قليلة فاكتب إلينا قبل الدفع، ولا تدع الفريق يعلم بالأمر عند الباب.</p>`,
    answerEn: `
<p>Each category and level gives its ages on its page, and a member's age on the day of registration counts. The portal tells you when you add somebody outside of them, but it does not stop you: ages are checked on the day of the competition.</p>
<p>If it is a matter of a few months, write to us before you pay, rather than let the team find out at the door.</p>`,
  },
  {
    question: 'من يصلح أن يكون مدربًا؟ وهل يدرّب الوالدان؟',
    questionEn: 'Who can be a coach? Can parents do it?',
    answer: `
<p>كل من بلغ الثامنة عشرة ووثّق حسابه: معلم أو والد أو طالب جامعي شارك من قبل. ولا يُشترط أن يكون مهندسًا، فعمل المدرب أن يسأل وينظّم ويشجّع، أما البناء والبرمجة فعمل الطلاب.</p>
<p>لكل فريق مدرب واحد على الأقل، ومدربان على الأكثر. وفي «المستكشفون» و«التحدي» نوصي باثنين دائمًا.</p>`,
    answerEn: `
<p>Anyone over eighteen with a verified account: a teacher, a parent, a university student who once took part. You need not be an engineer. A coach asks, organises and encourages; building and programming is the students' work.</p>
<p>A team has at least one coach and at most two. For Explore and Challenge we recommend two, always.</p>`,
  },
];
