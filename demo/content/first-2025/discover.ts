import { ageLevel } from '../age-levels.ts';
import type { DemoCompetition } from '../competition.ts';
import { readPapers } from '../papers.ts';
import papers from './discover-papers.json' with { type: 'json' };

/** Free of charge: its teams are active without an order. */
export const discover: DemoCompetition = {
  slug: 'FLLD',
  name: 'فيرست ليغو ليغ\u00a0– الاكتشاف',
  nameEn: 'FIRST LEGO League Discover',
  priceHalalas: 0,
  paid: false,
  coachesNo: 2,
  membersNo: 4,
  ageLevels: [ageLevel('Elementry', '4-6')],
  description: `
<p>أول لقاء بالبناء والسؤال: يلعب أطفال الروضة بقطع دوبلو الكبيرة، ويتعلمون أن يجرّبوا ويصفوا ما رأوه وأن يستمع بعضهم إلى بعض.</p>
<h3>في الصف وفي البيت</h3>
<ul>
  <li>مجموعات من أربعة أطفال، ولكل طفل ست قطع يبني بها ما يشاء.</li>
  <li>عشر جلسات تقودها المعلمة، تبدأ كل منها بحكاية وتنتهي بنموذج.</li>
  <li>بطاقات للأسرة، ليشرح الطفل في البيت ما بناه في الصف.</li>
</ul>
<p>المشاركة مجانية. وفي نهاية الموسم لقاء احتفالي تعرض فيه المجموعات ما صنعت، دون تحكيم ولا درجات.</p>
<h3>ما الذي تراه المعلمة</h3>
<ul>
  <li>كلمات جديدة: أعلى، داخل، أثقل، لو.</li>
  <li>أطفالًا ينتظرون دورهم لأن لكل واحد دورًا.</li>
  <li>أسئلة لا جواب لها بعد، وهي أثمن ما في الجلسة.</li>
</ul>`,
  descriptionEn: `
<p>A first meeting with building and asking. Kindergarten children play with large DUPLO bricks and learn to try things out, describe what they see and listen to one another.</p>
<h3>In class and at home</h3>
<ul>
  <li>Groups of four children; each child has six bricks of its own to build with.</li>
  <li>Ten sessions led by the teacher, each beginning with a story and ending with a model.</li>
  <li>Cards for the family, so that children can explain at home what they built in class.</li>
</ul>
<p>Taking part is free. The season ends with a celebration where the groups show what they made, with no judges and no marks.</p>
<h3>What a teacher sees</h3>
<ul>
  <li>New words: above, inside, heavier, if.</li>
  <li>Children who wait their turn, because everyone gets one.</li>
  <li>Questions that have no answer yet. They are the best part of the session.</li>
</ul>`,
  hardware: 'حقيبة الاكتشاف بقطع دوبلو، وحقيبة «ست قطع» لكل طفل.',
  hardwareEn: 'The Discover set with DUPLO bricks, and a “six bricks” set for every child.',
  software: 'لا يلزم حاسوب ولا برنامج.',
  softwareEn: 'No computer or software needed.',
  teamsInfo: 'أربعة أطفال مع معلمتين أو مشرفَين بالغين.',
  teamsInfoEn: 'Four children with two teachers or other adults.',
  qualificationInfo: 'ما تتسع له طاولة الصف.',
  qualificationInfoEn: 'Whatever fits on a classroom table.',
  mainMission: 'ابنِ بقطعك ما تتخيله عن زمن مضى، واحكِ حكايته لأصدقائك.',
  mainMissionEn: 'Build something you imagine from long ago, and tell your friends its story.',
  theme: 'حكايات من الماضي: أشياء قديمة وجدناها، فمن كان يلعب بها؟',
  themeEn: 'Stories from the past: we have found some old things. Who used to play with them?',
  papers: readPapers(papers),
};
