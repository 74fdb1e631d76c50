import { ageLevel } from '../age-levels.ts';
import type { DemoCompetition } from '../competition.ts';
import { readPapers } from '../papers.ts';
import papers from './future-innovators-papers.json' with { type: 'json' };

export const futureInnovators: DemoCompetition = {
  slug: 'future_innovators',
  name: 'مبتكرو المستقبل',
  nameEn: 'Future Innovators',
  priceHalalas: 350_00,
  paid: true,
  coachesNo: 2,
  membersNo: 3,
  ageLevels: [ageLevel('Elementry', '8-12'), ageLevel('Junior', '11-15'), ageLevel('Senior', '14-19')],
  description: `
<p>لا ملعب هنا ولا كرات، بل مشكلة حقيقية وروبوت يسهم في حلها. يختار الفريق مشكلته، ويسأل من يعيشونها، ثم يبني نموذجًا يعمل ويعرضه في جناحه.</p>
<h3>من الفكرة إلى الجناح</h3>
<ul>
  <li>بحث يبيّن المشكلة ومن تمسّه، وما جُرّب من حلول قبل ذلك.</li>
  <li>نموذج روبوتي يعمل، فيه حساسات ومحركات وبرنامج كتبه الفريق.</li>
  <li>تقرير مكتوب ومقطع قصير يُرسلان قبل المسابقة.</li>
  <li>عرض من خمس دقائق أمام المحكّمين، ثم خمس دقائق لأسئلتهم.</li>
</ul>
<h3>التحكيم</h3>
<p>تُقسم الدرجة بين المشروع وما فيه من ابتكار، والحل الروبوتي وجودته، والعرض وروح الفريق. ويُسأل كل عضو عن عمله هو.</p>
<h3>مما رأيناه في مواسم سابقة</h3>
<ul>
  <li>نموذج يزرع الشتلات في مواضع رطبة اختارها بنفسه.</li>
  <li>عوّامة ترصد حرارة الماء حول الشعاب وتنبّه الصيادين.</li>
  <li>فارز يتعرّف إلى تسعة أنواع من التمر من لونها وشكلها.</li>
</ul>`,
  descriptionEn: `
<p>There is no field and there are no balls here, just a real problem and a robot that helps to solve it. The team chooses a problem, talks to the people who live with it, then builds a working model and shows it at its booth.</p>
<h3>From the idea to the booth</h3>
<ul>
  <li>Research into the problem, the people it affects and what has been tried before.</li>
  <li>A working robotic model with sensors, motors and a program written by the team.</li>
  <li>A written report and a short video, handed in before the competition.</li>
  <li>Five minutes to present to the judges, then five minutes for their questions.</li>
</ul>
<h3>Judging</h3>
<p>The score is shared between the project and its innovation, the robotic solution and its quality, and the presentation and team spirit. Every member is asked about their own work.</p>
<h3>Seen in earlier seasons</h3>
<ul>
  <li>A model that finds damp ground and plants seedlings there.</li>
  <li>A buoy that monitors the water temperature over a reef and warns fishermen.</li>
  <li>A sorter that recognises nine kinds of dates by colour and shape.</li>
</ul>`,
  hardware: 'أي وحدات تحكم وحساسات ومواد، على أن يكون البناء من عمل الفريق.',
  hardwareEn: 'Any controllers, sensors and materials, as long as the team does the building.',
  software: 'أي لغة برمجة.',
  softwareEn: 'Any programming language.',
  teamsInfo: 'عضوان أو ثلاثة مع مدرب، ومساعد له إن شاء الفريق.',
  teamsInfoEn: 'Two or three members with a coach, and an assistant if the team wishes.',
  qualificationInfo: 'جناح العرض 2 × 2 × 2 متر، والنموذج داخله.',
  qualificationInfoEn: 'The booth measures 2 × 2 × 2 metres, and the model must fit inside it.',
  mainMission: 'ابحث عن مشكلة تعرفها، وابنِ روبوتًا يساعد في حلها، وأقنع به من لم يرها من قبل.',
  mainMissionEn:
    'Find a problem you know, build a robot that helps to solve it, and convince people who have never seen it.',
  theme: 'حلفاء الأرض: حلول روبوتية للزراعة والمياه والحياة الفطرية وسلامة الناس.',
  themeEn: 'Earth Allies: robotic solutions for farming, water, wildlife and the safety of people.',
  papers: readPapers(papers),
};
