import { ageLevel } from '../age-levels.ts';
import type { DemoCompetition } from '../competition.ts';
import { readPapers } from '../papers.ts';
import papers from './challenge-papers.json' with { type: 'json' };

export const challenge: DemoCompetition = {
  slug: 'FLLC',
  name: 'فيرست ليغو ليغ – التحدي',
  nameEn: 'FIRST LEGO League Challenge',
  priceHalalas: 350_00,
  paid: true,
  coachesNo: 2,
  membersNo: 10,
  ageLevels: [ageLevel('High Elementry', '9-11'), ageLevel('Junior', '12-16')],
  description: `
<p>روبوت يعمل وحده على طاولة مليئة بالمهمات، ومشروع ابتكاري يحل مشكلة حقيقية، وفريق يُسأل كيف تعاون قبل أن يُسأل كم أحرز. هذه هي المسابقة التي عرفت أجيالًا من الطلاب بالهندسة.</p>
<h3>أربعة أجزاء، ربع الدرجة لكل جزء</h3>
<ul>
  <li><strong>لعبة الروبوت:</strong> ثلاث مباريات مدة كل منها دقيقتان ونصف، وتُحتسب أفضلها.</li>
  <li><strong>المشروع الابتكاري:</strong> مشكلة من موضوع الموسم، وحل جرّبه الفريق مع أهل الاختصاص.</li>
  <li><strong>تصميم الروبوت:</strong> كيف خُطط الروبوت وبُني وبُرمج واختُبر، وما الذي تغيّر ولماذا.</li>
  <li><strong>القيم الجوهرية:</strong> الاكتشاف والابتكار والأثر والشمول والعمل الجماعي والمرح، كما تظهر في كل ما سبق.</li>
</ul>
<h3>في يوم المسابقة</h3>
<p>يقابل الفريق لجنة التحكيم نصف ساعة، ويتناوب على الطاولة لاعبان في كل مرة. لا يلمس الروبوتَ إلا الطلاب؛ أما المدربون فيشجعون من خلف الخط.</p>
<h3>من أول قطعة إلى يوم اللقاء</h3>
<ol>
  <li><strong>الأسابيع الثلاثة الأولى:</strong> تعرّفوا إلى الروبوت، واختاروا ثلاث مهمات سهلة، واسألوا خبيرًا واحدًا عن موضوع الموسم.</li>
  <li><strong>الأشهر التالية:</strong> ابنوا وجرّبوا واكتبوا ما تغيّر ولماذا؛ فهذا ما يسأل عنه المحكّمون.</li>
  <li><strong>الشهر الأخير:</strong> تدرّبوا على المباراة كاملة بالساعة، وعلى العرض أمام من لا يعرف مشروعكم.</li>
</ol>
<h3>الجوائز</h3>
<p>للبطل ثلاثة مراكز، ولكل من الأجزاء الأربعة جائزته، ولأفضل مدرب وأفضل فريق جديد جائزتان. ومن نال جائزة البطل في منطقته حجز مقعده في النهائي الوطني.</p>`,
  descriptionEn: `
<p>A robot that works on its own on a table full of missions, an innovation project that solves a real problem, and a team that is asked how it worked together before it is asked how much it scored.</p>
<h3>Four parts, a quarter of the score each</h3>
<ul>
  <li><strong>Robot game:</strong> three matches of two and a half minutes; the best one counts.</li>
  <li><strong>Innovation project:</strong> a problem from the season's theme, and a solution tested with people who know the subject.</li>
  <li><strong>Robot design:</strong> how the robot was planned, built, programmed and tested, what changed, and why.</li>
  <li><strong>Core values:</strong> discovery, innovation, impact, inclusion, teamwork and fun, as seen in everything else the team does.</li>
</ul>
<h3>On the day</h3>
<p>Each team meets the judges for half an hour and plays with two technicians at the table at a time. Only students touch the robot; coaches cheer from behind the line.</p>
<h3>From the first brick to the event</h3>
<ol>
  <li><strong>The first three weeks:</strong> get to know the robot, choose three easy missions, and ask one expert about the theme.</li>
  <li><strong>The months that follow:</strong> build, test, and write down what you changed and why. That is what judges ask about.</li>
  <li><strong>The last month:</strong> practise whole matches against the clock, and your presentation in front of someone who does not know your project.</li>
</ol>
<h3>Awards</h3>
<p>There are three champion places, an award for each of the four parts, one for the best coach and one for the best new team. Regional champions go on to the national final.</p>`,
  hardware: 'ليغو سبايك برايم أو الأساسية أو مايندستورمز، وأربعة محركات على الأكثر في المباراة الواحدة.',
  hardwareEn: 'LEGO SPIKE Prime, SPIKE Essential or MINDSTORMS, with no more than four motors in a match.',
  software: 'أي لغة برمجة تعمل على وحدة التحكم دون اتصال بالروبوت أثناء المباراة؛ والأكثر شيوعًا الكتل وبايثون.',
  softwareEn:
    'Any language that runs on the hub without a connection during the match; most teams use word blocks or Python.',
  teamsInfo: 'من طالبين إلى عشرة طلاب مع مدرب أو مدربَين.',
  teamsInfoEn: 'Two to ten students with one or two coaches.',
  qualificationInfo: 'يجب أن تتسع منطقتا الانطلاق للروبوت وملحقاته جميعها، بارتفاع لا يزيد على 30.5 سم.',
  qualificationInfoEn:
    'The robot and all its attachments must fit into the two launch areas and be no higher than 30.5 cm.',
  mainMission: 'أنجز أكبر عدد من المهمات في دقيقتين ونصف، ثم اشرح للمحكّمين لماذا اخترت هذا الطريق.',
  mainMissionEn:
    'Solve as many missions as you can in two and a half minutes, then tell the judges why you chose that way.',
  theme: 'علم الآثار: أدوات جديدة تساعد من ينقّبون عن الماضي ويحفظونه ويروونه للناس.',
  themeEn: 'Archaeology: new tools for those who uncover the past, keep it safe, and tell people about it.',
  papers: readPapers(papers),
};
