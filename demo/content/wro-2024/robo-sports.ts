import { ageLevel } from '../age-levels.ts';
import type { DemoCompetition } from '../competition.ts';
import { readPapers } from '../papers.ts';
import papers from './robo-sports-papers.json' with { type: 'json' };

export const roboSports: DemoCompetition = {
  slug: 'robosports',
  name: 'رياضات الروبوت',
  nameEn: 'RoboSports',
  priceHalalas: 400_00,
  paid: true,
  coachesNo: 2,
  membersNo: 3,
  ageLevels: [ageLevel('Adults', '11-19')],
  description: `
<p>تنس مزدوج، واللاعبون روبوتات: روبوتان لكل فريق يلعبان معًا دون أن يلمسهما أحد، ويدفعان الكرات إلى نصف الملعب الآخر قبل أن يطلق الحكم صافرته.</p>
<h3>قواعد اللعب</h3>
<ul>
  <li>فريقان وأربعة روبوتات، وكرات موزعة على نصفي الملعب بالتساوي.</li>
  <li>دقيقتان لكل شوط، وتتوقف الروبوتات حين لا تبقى كرة في نصفها أو ينتهي الوقت.</li>
  <li>الفائز من بقي في نصفه عدد أقل من الكرات، وتُحسب الكرة البرتقالية باثنتين.</li>
  <li>لا يعبر روبوت خط المنتصف، ومن عبره خسر الشوط.</li>
</ul>
<h3>البطولة</h3>
<p>دور مجموعات يلعب فيه الجميع، ثم خروج المغلوب بأفضل من ثلاثة أشواط حتى النهائي.</p>
<h3>بماذا تفوز الفرق</h3>
<ul>
  <li>كاميرا أو حساسات ترى الكرات قبل أن تصل إليها العجلات.</li>
  <li>روبوتان يقتسمان الملعب ولا يصطدم أحدهما بالآخر.</li>
  <li>خطة للشوط الذي يبدأ بخسارة، فهو الذي تُكسب به المباريات.</li>
</ul>`,
  descriptionEn: `
<p>Doubles tennis, played by robots. Each team's two robots play together without anyone touching them, and push the balls into the other half before the referee's whistle.</p>
<h3>How it is played</h3>
<ul>
  <li>Two teams, four robots, and balls shared out evenly between the halves.</li>
  <li>Each game lasts two minutes. Robots stop when no balls are left in their half or time is up.</li>
  <li>The team with fewer balls left in its half wins. The orange ball counts double.</li>
  <li>A robot that crosses the centre line loses the game.</li>
</ul>
<h3>The tournament</h3>
<p>A group stage in which everyone plays, then best-of-three knockout rounds up to the final.</p>
<h3>What wins matches</h3>
<ul>
  <li>A camera or sensors that see the balls before the wheels reach them.</li>
  <li>Two robots that share the field without running into each other.</li>
  <li>A plan for a game that starts badly. That is where matches are won.</li>
</ul>`,
  hardware: 'وحدتا تحكم ومحركات وحساسات من أي مصنع، وكاميرا لكل روبوت إن أراد الفريق.',
  hardwareEn: 'Two controllers with motors and sensors of any make, and a camera for each robot if the team wants one.',
  software: 'أي لغة برمجة، ولا يُسمح إلا باتصال الروبوتين أحدهما بالآخر.',
  softwareEn: "Any programming language; the only connection allowed is between a team's own two robots.",
  teamsInfo: 'عضوان أو ثلاثة وروبوتان، مع مدرب ومساعد له إن شاء الفريق.',
  teamsInfoEn: 'Two or three members and two robots, with a coach, and an assistant if the team wishes.',
  qualificationInfo: 'لا تتجاوز أبعاد كل روبوت 200 × 200 × 200 ملم.',
  qualificationInfoEn: 'Each robot measures no more than 200 × 200 × 200 mm.',
  mainMission: 'ابقِ نصف ملعبك خاليًا من الكرات حتى نهاية الشوط.',
  mainMissionEn: 'Keep your half free of balls until the game is over.',
  theme: 'اللعب النظيف: روبوتات تتعاون، وفرق تصافح بعضها قبل المباراة وبعدها.',
  themeEn: 'Fair play: robots that work together, and teams that shake hands before and after the match.',
  papers: readPapers(papers),
};
