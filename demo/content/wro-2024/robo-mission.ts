import type { DemoCompetition } from '../competition.ts';
import { roboMissionPapers } from './robo-mission-papers.ts';

export const roboMission: DemoCompetition = {
  slug: 'robo_mission',
  name: 'مهمات الروبوت',
  nameEn: 'RoboMission',
  priceHalalas: 350_00,
  paid: true,
  coachesNo: 2,
  membersNo: 3,
  ageLevels: [
    { title: 'Elementry', desc: '8-12' },
    { title: 'Junior', desc: '11-15' },
    { title: 'Senior', desc: '14-19' },
  ],
  description: `
<p>روبوت صغير ذاتي الحركة، وملعب لا يعرف الفريق ترتيبه إلا حين تُسحب القرعة. الفوز لمن فكّر في كل احتمال قبل أن يأتي.</p>
<h3>قواعد اللعب</h3>
<ul>
  <li>فريق من عضوين أو ثلاثة مع مدرب، ولكل فئة عمرية ملعبها ومهماتها.</li>
  <li>دقيقتان لكل محاولة، يعمل الروبوت فيها وحده من الانطلاق إلى التوقف.</li>
  <li>قبل كل جولة تُسحب مواضع القطع بالقرعة، ثم توضع الروبوتات في منطقة الفحص فلا تُمس حتى دورها.</li>
  <li>في صباح اليوم تُعلن قاعدة مفاجئة، وعلى الفرق أن تكيّف برامجها خلال ساعات التدريب.</li>
</ul>
<h3>كيف يُحدَّد الترتيب</h3>
<p>تُحتسب أفضل محاولة، فإن تساوى فريقان فالمحاولة التي تليها، ثم الزمن الأقصر.</p>
<h3>كيف تتدرّب</h3>
<ol>
  <li>اطبع الملعب وثبّته على طاولة مستوية؛ فنصف الأخطاء من الأرض لا من البرنامج.</li>
  <li>اكتب لكل احتمال من احتمالات القرعة اختبارًا قصيرًا، وشغّلها كلها قبل كل تعديل.</li>
  <li>خصّص لقاءً في الأسبوع لقاعدة مفاجئة يضعها المدرب، ومهلة ساعة لحلها.</li>
</ol>`,
  descriptionEn: `
<p>A small robot that moves on its own, and a field whose layout no team knows before the draw. Those win who have thought of every case before it comes.</p>
<h3>How it is played</h3>
<ul>
  <li>A team is two or three members and a coach; each age group has a field and missions of its own.</li>
  <li>Two minutes for an attempt, in which the robot works alone from start to stop.</li>
  <li>Before each round the places of the objects are drawn; then all robots wait in quarantine and nobody touches them until their turn.</li>
  <li>On the morning a surprise rule is announced, and teams adapt their programs during practice time.</li>
</ul>
<h3>How teams are ranked</h3>
<p>The best attempt counts; between equals the next best, and then the shorter time.</p>
<h3>How to practise</h3>
<ol>
  <li>Print the field and fix it to a level table; half of all faults come from the ground and not from the program.</li>
  <li>Write a short test for every case of the draw, and run all of them before each change.</li>
  <li>Give one session a week to a surprise rule from the coach, with an hour to solve it.</li>
</ol>`,
  hardware: 'أي وحدة تحكم ومحركات وحساسات من مجموعات ليغو التعليمية، وأجزاء البناء من ليغو.',
  hardwareEn: 'Controller, motors and sensors from LEGO Education sets, built with LEGO elements.',
  software: 'أي لغة برمجة، ويُمنع أي اتصال لاسلكي أثناء المحاولة.',
  softwareEn: 'Any programming language; no wireless connection during an attempt.',
  teamsInfo: 'عضوان أو ثلاثة مع مدرب، ومساعد له إن شاء الفريق.',
  teamsInfoEn: 'Two or three members with a coach, and an assistant if the team wishes.',
  qualificationInfo: 'لا تتجاوز أبعاد الروبوت قبل الانطلاق 250 × 250 × 250 ملم.',
  qualificationInfoEn: 'Before the start the robot measures no more than 250 × 250 × 250 mm.',
  mainMission: 'انقل القطع إلى مواضعها كما تقول القرعة، وعُد قبل أن تنقضي الدقيقتان.',
  mainMissionEn:
    'Bring the objects to the places that the draw has given them, and be back before two minutes are over.',
  theme: 'حلفاء الأرض: روبوتات تعين الإنسان على أن يعيش مع الطبيعة في وئام.',
  themeEn: 'Earth Allies: robots that help people to live in harmony with nature.',
  papers: roboMissionPapers,
};
