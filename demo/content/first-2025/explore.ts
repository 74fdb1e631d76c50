import { ageLevel } from '../age-levels.ts';
import type { DemoCompetition } from '../competition.ts';
import { readPapers } from '../papers.ts';
import papers from './explore-papers.json' with { type: 'json' };

export const explore: DemoCompetition = {
  slug: 'FLLE',
  name: 'فيرست ليغو ليغ\u00a0– المستكشفون',
  nameEn: 'FIRST LEGO League Explore',
  priceHalalas: 200_00,
  paid: true,
  coachesNo: 2,
  membersNo: 6,
  ageLevels: [ageLevel('Elementry', '6-8'), ageLevel('High Elementry', '8-10')],
  description: `
<p>هنا يبدأ الصغار رحلتهم مع الهندسة: يختار الفريق سؤالًا من موضوع الموسم، ويبحث عن جوابه، ثم يبني بقطع ليغو نموذجًا متحركًا يروي ما تعلّمه.</p>
<h3>كيف يعمل الفريق</h3>
<ul>
  <li>من طفلين إلى ستة أطفال، أعمارهم بين 6 و10 سنوات، يرافقهم مشرفان بالغان.</li>
  <li>نحو اثني عشر لقاءً قصيرًا، في كل لقاء مهمة صغيرة وكلمة لكل طفل.</li>
  <li>نموذج يضم قطعة واحدة على الأقل تتحرك بمحرك برمجه الأطفال بأنفسهم.</li>
  <li>لوحة «أرِني» يرسمها الأطفال ويكتبونها بأيديهم، يعرضون فيها ما بحثوا عنه وكيف تعاونوا.</li>
</ul>
<h3>يوم المهرجان</h3>
<p>يلتقي الفريق بالمراجعين حول نموذجه عشر دقائق: يشرح ويجيب ويشغّل النموذج. لا ترتيب هنا ولا خاسر؛ فكل فريق يعود إلى بيته بجائزة تحمل اسم أجمل ما صنع.</p>
<h3>كيف تبدأ</h3>
<ol>
  <li>اجمع طفلين أو أكثر ومشرفين بالغين، وسجّل الفريق هنا.</li>
  <li>استعر حقيبة قطع من مدرستك أو من أقرب مركز تدريب، ولا تلزم حقيبة جديدة.</li>
  <li>نزّل القواعد وورقة المراجعة من أسفل الصفحة، ودع الأطفال يختارون سؤالهم.</li>
</ol>`,
  descriptionEn: `
<p>This is where the youngest engineers begin. A team picks a question from the season's theme, looks for an answer and builds a moving LEGO model of what it found out.</p>
<h3>How a team works</h3>
<ul>
  <li>Two to six children aged 6 to 10, with two adults to support them.</li>
  <li>About twelve short sessions, each with one small task and a turn for every child.</li>
  <li>A model with at least one part that moves by a motor the children have programmed themselves.</li>
  <li>A “Show Me” poster, drawn and written by the children: what they asked, what they learned, how they worked together.</li>
</ul>
<h3>The festival</h3>
<p>Reviewers sit down with each team for ten minutes: the children explain, answer and start their model. There is no ranking and nobody loses. Every team goes home with an award named after what it did best.</p>
<h3>How to start</h3>
<ol>
  <li>Find at least two children and two adults, and register the team here.</li>
  <li>Borrow a kit from your school or the nearest training centre. It does not need to be new.</li>
  <li>Download the rules and the review sheet at the bottom of this page, and let the children choose their question.</li>
</ol>`,
  hardware: 'حقيبة ليغو التعليمية سبايك الأساسية أو ويدو 2.0، وما شاء الفريق من قطع ليغو.',
  hardwareEn: 'A LEGO Education SPIKE Essential or WeDo 2.0 kit, and any other LEGO bricks the team likes.',
  software: 'تطبيق سبايك بالبرمجة المصوّرة أو بالكتل.',
  softwareEn: 'The SPIKE app, with icon blocks or word blocks.',
  teamsInfo: 'من طفلين إلى ستة أطفال مع مشرفين بالغين.',
  teamsInfoEn: 'Two to six children with two adults.',
  qualificationInfo: 'يوضع النموذج على قاعدة لا يتجاوز ضلعاها 38 × 38 سم.',
  qualificationInfoEn: 'The model stands on a base of no more than 38 × 38 cm.',
  mainMission: 'ابنِ نموذجًا متحركًا يحكي اكتشافًا، وقدّمه للمراجعين بكلماتك.',
  mainMissionEn: 'Build a moving model about a discovery, and present it to the reviewers in your own words.',
  theme: 'علم الآثار: ماذا تحكي لنا الأشياء التي حفظتها الأرض عن الذين عاشوا قبلنا؟',
  themeEn: 'Archaeology: what can the things we find in the ground tell us about the people who lived before us?',
  papers: readPapers(papers),
};
