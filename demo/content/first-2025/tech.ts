import { ageLevel } from '../age-levels.ts';
import type { DemoCompetition } from '../competition.ts';
import { readPapers } from '../papers.ts';
import papers from './tech-papers.json' with { type: 'json' };

export const tech: DemoCompetition = {
  slug: 'FTC',
  name: 'تحدي فيرست التقني',
  nameEn: 'FIRST Tech Challenge',
  priceHalalas: 500_00,
  paid: true,
  coachesNo: 2,
  membersNo: 15,
  ageLevels: [ageLevel('Junior', '12-14'), ageLevel('Senior', '15-18')],
  description: `
<p>فريق كامل يشبه شركة صغيرة: من يصمم، ومن يبرمج، ومن يدير الميزانية، ومن يتحدث إلى الناس. يبني روبوتًا من المعدن يلعب متحالفًا مع فريق لم يكن يعرفه صباح ذلك اليوم.</p>
<h3>المباراة</h3>
<ul>
  <li>تحالف من فريقين في مواجهة تحالف من فريقين، ومن كان حليفك الآن قد يكون منافسك بعد ساعة.</li>
  <li>ثلاثون ثانية يعمل فيها الروبوت وحده، ثم دقيقتان يقوده فيهما الطلاب.</li>
  <li>تُعدّ نقاط التأهل من المباريات كلها، ثم يختار أصحاب الصدارة حلفاءهم للنهائيات.</li>
</ul>
<h3>ما لا تراه في الملعب</h3>
<p>يقدّم كل فريق ملفًا هندسيًا من خمس عشرة صفحة يبيّن كيف فكّر وجرّب وأخطأ وأصلح، ويحاور المحكّمين فيه. والجائزة الكبرى لمن جمع بين روبوت متقن وفريق يعلّم غيره.</p>
<h3>ما الذي يتعلمه الفريق</h3>
<ul>
  <li>الرسم بالحاسوب والقص والطباعة ثلاثية الأبعاد والعمل الآمن بالعدد.</li>
  <li>برمجة الحساسات والتحكم، ومراجعة بعضهم برامج بعض.</li>
  <li>ميزانية تُكتب وتُتابع، ورعاة يُخاطَبون، ومدارس صغيرة تُزار.</li>
</ul>
<h3>لمن لم يبنِ روبوتًا من معدن</h3>
<p>تبدأ الفرق الجديدة بحقيبة أساسية تصير روبوتًا يتحرك في أسبوعين. ولكل فريق جديد فريق أكبر يؤاخيه ويجيب عن أسئلته طوال الموسم؛ اطلب ذلك حين تسجّل.</p>`,
  descriptionEn: `
<p>A team that works like a small company: some members design, some program, some look after the budget and some talk to people. Together they build a metal robot that plays in an alliance with a team they have only just met.</p>
<h3>The match</h3>
<ul>
  <li>Two teams against two teams; your ally now may be your opponent an hour later.</li>
  <li>The robot works alone for thirty seconds, then students drive it for two minutes.</li>
  <li>Ranking points are added up over all matches. The leading teams then choose their allies for the finals.</li>
</ul>
<h3>What you do not see on the field</h3>
<p>Each team hands in a 15-page engineering portfolio about how it thought, tried, failed and improved, and talks it through with the judges. The top award goes to a team that combines a well-made robot with teaching others.</p>
<h3>What a team learns</h3>
<ul>
  <li>Drawing on a computer, cutting, 3D printing, and working safely with tools.</li>
  <li>Programming sensors and control, and reading one another's code.</li>
  <li>Writing a budget and keeping to it, talking to sponsors, visiting younger students.</li>
</ul>
<h3>If you have never built in metal</h3>
<p>New teams start with a basic kit that becomes a moving robot within two weeks. Every new team is paired with an experienced one that answers questions all season. Ask for one when you register.</p>`,
  hardware: 'وحدة تحكم من ريف، ومحركات وحساسات مسموح بها، وأجزاء من معدن أو بلاستيك أو مطبوعة.',
  hardwareEn: 'A REV Control Hub, permitted motors and sensors, and parts made of metal, plastic or on a 3D printer.',
  software: 'الكتل أو جافا، بأدوات فيرست للتطوير.',
  softwareEn: "Blocks or Java, with FIRST's own development kit.",
  teamsInfo: 'حتى خمسة عشر طالبًا مع مدربَين اثنين.',
  teamsInfoEn: 'Up to fifteen students with two coaches.',
  qualificationInfo: 'يبدأ الروبوت داخل مكعب ضلعه 45.7 سم (18 بوصة).',
  qualificationInfoEn: 'The robot starts inside a cube of 45.7 cm (18 inches).',
  mainMission: 'اجمع القطع وصنّفها وضعها في أهدافها مع حليفك، أولًا وحدك ثم بيد السائق.',
  mainMissionEn:
    'Collect and sort the game pieces and score them with your ally, first autonomously, then with a driver.',
  theme: 'الآثار ورموزها: فكّ ما كتبه الأولون بروبوت من صنع اليوم.',
  themeEn: 'Artefacts and their codes: use a robot of today to read what the ancients wrote.',
  papers: readPapers(papers),
};
