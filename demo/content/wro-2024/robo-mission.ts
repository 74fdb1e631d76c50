import { ageLevel } from '../age-levels.ts';
import type { DemoCompetition } from '../competition.ts';
import { readPapers } from '../papers.ts';
import papers from './robo-mission-papers.json' with { type: 'json' };

export const roboMission: DemoCompetition = {
  slug: 'robo_mission',
  name: 'مهمات الروبوت',
  nameEn: 'RoboMission',
  priceHalalas: 350_00,
  paid: true,
  coachesNo: 2,
  membersNo: 3,
  ageLevels: [ageLevel('Elementry', '8-12'), ageLevel('Junior', '11-15'), ageLevel('Senior', '14-19')],
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
<p>A small robot that moves on its own, and a field whose layout no team knows until the draw. The winners are the teams that have planned for every possibility.</p>
<h3>How it is played</h3>
<ul>
  <li>A team has two or three members and a coach. Each age group has its own field and missions.</li>
  <li>Each attempt lasts two minutes, and the robot works alone from start to finish.</li>
  <li>Before each round, the positions of the objects are drawn. All robots then wait in quarantine, and nobody touches them until their turn.</li>
  <li>A surprise rule is announced in the morning, and teams adapt their programs during practice time.</li>
</ul>
<h3>How teams are ranked</h3>
<p>The best attempt counts. If teams are tied, the next best attempt decides, and then the shorter time.</p>
<h3>How to practise</h3>
<ol>
  <li>Print the field and fix it to a level table. Half of all faults come from the surface, not the program.</li>
  <li>Write a short test for every possible draw, and run all of them before each change.</li>
  <li>Once a week, practise with a surprise rule from the coach and an hour to solve it.</li>
</ol>`,
  hardware: 'أي وحدة تحكم ومحركات وحساسات من مجموعات ليغو التعليمية، وأجزاء البناء من ليغو.',
  hardwareEn: 'Controller, motors and sensors from LEGO Education sets, built with LEGO elements.',
  software: 'أي لغة برمجة، ويُمنع أي اتصال لاسلكي أثناء المحاولة.',
  softwareEn: 'Any programming language; no wireless connection during an attempt.',
  teamsInfo: 'عضوان أو ثلاثة مع مدرب، ومساعد له إن شاء الفريق.',
  teamsInfoEn: 'Two or three members with a coach, and an assistant if the team wishes.',
  qualificationInfo: 'لا تتجاوز أبعاد الروبوت قبل الانطلاق 250 × 250 × 250 ملم.',
  qualificationInfoEn: 'The robot measures no more than 250 × 250 × 250 mm before the start.',
  mainMission: 'انقل القطع إلى مواضعها كما تقول القرعة، وعُد قبل أن تنقضي الدقيقتان.',
  mainMissionEn: 'Move the objects to the places decided by the draw, and be back within two minutes.',
  theme: 'حلفاء الأرض: روبوتات تعين الإنسان على أن يعيش مع الطبيعة في وئام.',
  themeEn: 'Earth Allies: robots that help people live in harmony with nature.',
  papers: readPapers(papers),
};
