import type { SeasonRecord } from '#server/features/seasons/index.ts';
import type { DemoCompetition } from './competition.ts';
import { challenge } from './first-2025/challenge.ts';
import { discover } from './first-2025/discover.ts';
import { explore } from './first-2025/explore.ts';
import { howItRuns, howItRunsEn } from './first-2025/how-it-runs.ts';
import { firstMilestones } from './first-2025/milestones.ts';
import { firstPoster } from './first-2025/poster.ts';
import { tech } from './first-2025/tech.ts';
import type { DemoMilestone } from './milestone.ts';
import type { Poster } from './papers.ts';
import { futureInnovators } from './wro-2024/future-innovators.ts';
import { howItRan, howItRanEn } from './wro-2024/how-it-ran.ts';
import { wroMilestones } from './wro-2024/milestones.ts';
import { wroPoster } from './wro-2024/poster.ts';
import { roboMission } from './wro-2024/robo-mission.ts';
import { roboSports } from './wro-2024/robo-sports.ts';

/**
 * The pictures of its attributes are named by their place in `demo/pictures`. Name and code are written without the year,
 * which is that of the day it is named by when the sample is loaded; the address is the specification's and stays.
 */
export type DemoSeason = Omit<SeasonRecord, 'id' | 'lastTeamNumber' | 'logo' | 'status'> & {
  namedBy: string;
  milestones: DemoMilestone[];
  /** In the order of the pages. */
  competitions: DemoCompetition[];
  poster: Poster;
};

/** Registration is open. */
export const first2025: DemoSeason = {
  slug: 'first-2025',
  code: 'F',
  name: 'موسم فيرست',
  nameEn: 'FIRST season',
  namedBy: '2025-08-17',
  title: 'ما الذي تحفظه الأرض لنا؟',
  titleEn: 'What has the ground kept for us?',
  description: `
<p>موسم يأخذ الطلاب إلى عالم الآثار: نقّب، واسأل، وابنِ ما يعين من يحفظون ذاكرة المكان. من العلا إلى الفاو إلى الدرعية، تحت أقدامنا حكايات تنتظر من يصغي إليها.</p>
<p>تبني الفرق في مدارسها وأنديتها أشهرًا، ثم تلتقي في لقاءات مناطقها، ويجتمع المتأهلون في النهائي الوطني في الرياض.</p>`,
  descriptionEn: `
<p>A season that takes students into archaeology: dig, ask and build something for the people who look after the memory of a place. From AlUla to Al-Faw and Diriyah, there are stories under our feet, waiting for someone to listen.</p>
<p>Teams build for months at their schools and clubs, meet at the event of their region, and those that qualify go on to the national final in Riyadh.</p>`,
  attributes: [
    {
      title: 'أربع مراحل، من الروضة إلى الثانوية',
      titleEn: 'Four stages, from kindergarten to secondary school',
      description:
        'يبدأ الطفل بالاكتشاف في الرابعة من عمره، ويكبر معه التحدي حتى يقود روبوتًا من المعدن في الثامنة عشرة.',
      descriptionEn:
        'Children start to discover at the age of four. The challenge grows with them until, at eighteen, they drive a metal robot.',
      image: 'gallery/discover-tower',
    },
    {
      title: 'القيم قبل النقاط',
      titleEn: 'Values before points',
      description: 'المنافسة عندنا بلطف: نعير قطعة لمن انكسرت قطعته، ونفرح لمن فاز، ونتعلم ممن خالفنا.',
      descriptionEn:
        'We compete with kindness: we lend a part to those whose part broke, are happy for teams that do better, and learn from people who think differently.',
      image: 'gallery/hands-in',
    },
    {
      title: 'مشروع يخدم الناس',
      titleEn: 'A project that serves people',
      description: 'لكل فريق مشكلة حقيقية يسأل عنها أهلها، وحل يجرّبه معهم قبل أن يعرضه على المحكّمين.',
      descriptionEn:
        'Every team takes on a real problem, talks to the people who face it and tries out its solution with them before showing it to the judges.',
      image: 'gallery/challenge-judging',
    },
  ],
  templateHtml: howItRuns,
  templateHtmlEn: howItRunsEn,
  registration: true,
  createdAt: new Date('2025-08-17T06:00:00Z'),
  competitions: [explore, challenge, tech, discover],
  poster: firstPoster,
  milestones: firstMilestones,
};

/** Over: registration is closed and the results are there. */
export const wro2024: DemoSeason = {
  slug: 'wro-2024',
  code: 'W',
  name: 'أولمبياد الروبوت العالمي',
  nameEn: 'World Robot Olympiad',
  namedBy: '2024-09-21',
  title: 'حلفاء الأرض',
  titleEn: 'Earth Allies',
  description: `
<p>في هذا الموسم كانت الأرض شريكًا في كل فريق: روبوتات تزرع وتسقي وترصد وتنقذ، صنعها طلاب من المناطق الثلاث عشرة جميعها.</p>
<p>انتهى الموسم بنهائي وطني امتد ثلاثة أيام، وهذه نتائجه: شكرًا لكل من بنى وجرّب وشجّع.</p>`,
  descriptionEn: `
<p>In this season the earth was a partner in every team: robots that plant, water, watch and rescue, made by students from all thirteen regions.</p>
<p>It ended with a three-day national final, and these are the results. Thank you to everyone who built, tried and cheered.</p>`,
  attributes: [
    {
      title: 'ثلاث مسابقات، ثلاث طرق إلى الفوز',
      titleEn: 'Three categories, three ways to win',
      description: 'مهمة يحلها الروبوت وحده، أو فكرة تُقنع بها، أو مباراة يلعبها روبوتان معًا: اختر ما يشبه فريقك.',
      descriptionEn:
        'A mission the robot solves alone, an idea that convinces, or a match that two robots play together: choose what suits your team.',
      image: 'gallery/hall',
    },
    {
      title: 'طلاب يعملون بأيديهم',
      titleEn: 'Students do the work themselves',
      description: 'ما بُني في الملعب بناه الطلاب، وما كُتب من برامج كتبوه؛ والمدرب يسأل ولا يجيب.',
      descriptionEn:
        'Students build and program everything on the field. Coaches ask questions; they do not give answers.',
      image: 'gallery/mission-run',
    },
    {
      title: 'من المملكة إلى العالم',
      titleEn: 'From the Kingdom to the world',
      description: 'يمثّل أصحاب المراكز الأولى المملكة في النهائي الدولي بين فرق من نحو تسعين دولة.',
      descriptionEn:
        'The leading teams represent the Kingdom at the international final, among teams from about ninety countries.',
      image: 'gallery/opening-parade',
    },
  ],
  templateHtml: howItRan,
  templateHtmlEn: howItRanEn,
  registration: false,
  createdAt: new Date('2024-02-04T06:00:00Z'),
  competitions: [roboMission, futureInnovators, roboSports],
  poster: wroPoster,
  milestones: wroMilestones,
};
