import type { Motif } from '../pictures/motifs.ts';
import type { Both } from '../texts.ts';
import { instructors } from './instructors.ts';

export type Course = {
  id: number;
  category: number;
  name: Both;
  text: Both;
  instructor: Both;
  hours: number;
  motif: Motif;
};

type Row = [name: string, nameEn: string, text: string, textEn: string];

const { rawan, majed, hala, yazeed, lamia, faris, juri, saad } = instructors;

const course = (
  id: number,
  category: number,
  motif: Motif,
  instructor: Both,
  hours: number,
  [ar, en, textAr, textEn]: Row,
): Course => ({ id, category, motif, instructor, hours, name: { ar, en }, text: { ar: textAr, en: textEn } });

/** Thirty courses, in the order in which the academy lists them. */
export const courses: Course[] = [
  course(101, 1, 'bricks', rawan, 2, [
    'القطع الست الأولى: لعب وحكايات',
    'The first six bricks: play and tell',
    'يبني الصغار بست قطع ما تحكيه قصة قصيرة، ويشرحون لزملائهم ما بنوه.',
    'With six bricks the youngest build what a short story tells, and explain to each other what they made.',
  ]),
  course(112, 3, 'blocks', majed, 6, [
    'كتل SPIKE البرمجية من الصفر',
    'SPIKE word blocks from zero',
    'من أول كتلة إلى روبوت ينطلق ويتوقف ويستدير كما يُطلب منه.',
    'From the first block to a robot that starts, stops and turns as it is told.',
  ]),
  course(106, 2, 'rover', yazeed, 4, [
    'قاعدة قيادة لا تحيد عن خطها',
    'A driving base that keeps its line',
    'مركز الثقل والعجلات والمحاور: لماذا ينحرف الروبوت وكيف نصلح ذلك.',
    'Weight, wheels and axles: why a robot drifts, and how to stop it.',
  ]),
  course(128, 6, 'board', lamia, 5, [
    'اللقاءات العشرة الأولى للفريق',
    'The first ten meetings of a team',
    'خطة جاهزة لمدرب جديد: ما نفعله في كل لقاء، وكم من الوقت، وبأي أدوات.',
    'A ready plan for a new coach: what to do in each meeting, for how long, and with which parts.',
  ]),
  course(107, 2, 'gears', saad, 3, [
    'التروس: سرعة أم قوة أم كلتاهما',
    'Gears: fast, strong, or both',
    'نحسب نسبة التروس ثم نجرّبها على محرّك حقيقي ونقارن.',
    'Work out a gear ratio, try it on a real motor, and compare.',
  ]),
  course(113, 3, 'code', majed, 8, [
    'بايثون على وحدة التحكم',
    'Python on the hub',
    'حلقات وشروط ودوال تُكتب على الحاسوب وتعمل على الروبوت في الدقيقة نفسها.',
    'Loops, conditions and functions, written on a computer and running on the robot within the minute.',
  ]),
  course(125, 5, 'idea', hala, 3, [
    'ابحث عن مشكلة تستحق الحل',
    'Find a problem worth solving',
    'أسئلة نطرحها على الناس في حيّنا قبل أن نرسم أي حل.',
    'Questions to ask people around you before anybody draws a solution.',
  ]),
  course(122, 4, 'mat', faris, 2, [
    'اقرأ القواعد كما يقرؤها الحَكَم',
    'Read the rules like a referee',
    'نقرأ دليل الموسم معًا، ونجيب عن عشرين حالة من ملاعب سابقة.',
    'We read the season guide together and decide twenty cases from earlier tables.',
  ]),
  course(102, 1, 'motor', rawan, 2, [
    'محرّك لأول نموذج',
    'A motor for the first model',
    'نضيف الحركة إلى ما بنيناه: مروحة تدور، وجسر يرتفع.',
    'Adding movement to what was built: a fan that turns, a bridge that lifts.',
  ]),
  course(114, 3, 'line', juri, 4, [
    'تتبّع الخط بسلاسة',
    'Follow the line, smoothly',
    'من التمايل بين لونين إلى تحكّم تناسبي يسير كأنه على سكة.',
    'From swaying between two colours to a proportional control that runs as on rails.',
  ]),
  course(108, 2, 'claw', yazeed, 4, [
    'ملحقات تُبدَّل في خمس ثوانٍ',
    'Attachments that change in five seconds',
    'وصلات محكمة بلا براغٍ، لأن الوقت بين المهمات محسوب عليك.',
    'Firm joints without screws, because the time between missions is counted.',
  ]),
  course(123, 4, 'clock', faris, 3, [
    'دقيقتان ونصف: خطّط لجولاتك',
    'Two and a half minutes: plan your runs',
    'نرتّب المهمات بحسب نقاطها ومخاطرها، ونترك وقتًا لما لا يُتوقع.',
    'Putting missions in order by points and risk, with time left for surprises.',
  ]),
  course(115, 3, 'gyro', juri, 3, [
    'استدر بدقة بحساس الدوران',
    'Turn exactly with the gyro sensor',
    'لماذا تنزلق العجلات، وكيف تصبح تسعون درجة تسعين فعلًا.',
    'Why wheels slip, and how ninety degrees become ninety.',
  ]),
  course(129, 6, 'medal', lamia, 4, [
    'التحكيم بسلّم التقدير',
    'Judging with the rubric',
    'تدريب عملي على عشرة عروض مسجّلة، ثم نقارن درجاتنا ونفهم اختلافها.',
    'Practice with ten recorded presentations; then we compare our marks and see why they differ.',
  ]),
  course(103, 1, 'icons', rawan, 2, [
    'أيقونات تحرّك الأشياء',
    'Icons that make things move',
    'برمجة بالصور لمن لم يتعلم القراءة بعد.',
    'Programming with pictures for those who do not read yet.',
  ]),
  course(116, 3, 'blocks', majed, 3, [
    'كتل خاصة توفّر عليك الموسم',
    'My own blocks that save a season',
    'نكتب الحركة مرة واحدة ونستعملها في كل مهمة، فيصلح الخطأ في مكان واحد.',
    'Write a movement once and use it in every mission, so that a mistake is mended in one place.',
  ]),
  course(126, 5, 'idea', hala, 4, [
    'نموذج أولي من الكرتون وحساس واحد',
    'A prototype of cardboard and one sensor',
    'نبني في ساعة ما يكفي لنسأل الناس: هل ينفعكم هذا؟',
    'In one hour we build enough to ask people: would this help you?',
  ]),
  course(109, 2, 'lever', saad, 3, [
    'الروافع والأذرع المفصلية',
    'Levers and linkages',
    'كيف يرفع محرّك صغير حملًا كبيرًا، وأين نضع المحور.',
    'How a small motor lifts a big load, and where to put the pivot.',
  ]),
  course(117, 3, 'colour', juri, 3, [
    'تمييز الألوان الستة تحت أي إضاءة',
    'Telling six colours apart in any light',
    'معايرة الحساس في القاعة قبل المباراة، وحدود لا تخدعها الظلال.',
    'Calibrating in the hall before the match, and thresholds that no shadow fools.',
  ]),
  course(124, 4, 'ball', faris, 5, [
    'روبوسبورتس: روبوتان وهدف واحد',
    'RoboSports: two robots, one goal',
    'من يهجم ومن يدافع، وكيف يتفاهم روبوتان بلا كلام.',
    'Who attacks and who defends, and how two robots agree without a word.',
  ]),
  course(104, 1, 'board', hala, 2, [
    'لوحة عرض فريق إكسبلور',
    'The show-me poster of an Explore team',
    'كيف يحكي الصغار ما تعلموه بلوحة ونموذج وصوت واضح.',
    'How children tell what they learned: with a poster, a model and a clear voice.',
  ]),
  course(118, 3, 'bug', majed, 3, [
    'حين يفعل الروبوت شيئًا آخر',
    'When the robot does something else',
    'طريقة هادئة للعثور على الخطأ: غيّر شيئًا واحدًا، ثم انظر.',
    'A calm way to find a mistake: change one thing, then look.',
  ]),
  course(110, 2, 'screen', yazeed, 6, [
    'صمّم روبوتك على الشاشة',
    'Design your robot on screen',
    'نموذج ثلاثي الأبعاد وقائمة قطع وخطوات بناء يفهمها كل الفريق.',
    'A 3D model, a list of parts, and building steps that the whole team can follow.',
  ]),
  course(130, 6, 'hands', lamia, 3, [
    'القيم الأساسية حول الطاولة',
    'Core values at the table',
    'تمارين قصيرة ليسمع الفريق بعضه بعضًا ويختلف باحترام.',
    'Short exercises for a team to hear each other out and to disagree with respect.',
  ]),
  course(119, 3, 'states', saad, 6, [
    'آلات الحالة للتشغيل الذاتي',
    'State machines for autonomous runs',
    'نرسم ما يعرفه الروبوت وما ينتظره، ثم نكتبه حالةً حالة.',
    'Draw what the robot knows and waits for, then write it state by state.',
  ]),
  course(127, 5, 'stage', hala, 3, [
    'احكِ مشروعك في خمس دقائق',
    'Tell your project in five minutes',
    'بداية تشدّ، ودليل واحد قوي، وجواب صادق حين لا نعرف.',
    'A beginning that holds, one strong proof, and an honest answer when you do not know.',
  ]),
  course(120, 3, 'camera', juri, 8, [
    'الرؤية بالكاميرا',
    'Seeing with a camera',
    'علامات على الجدار تخبر الروبوت أين هو، بخطأ لا يتجاوز سنتيمترين.',
    'Marks on the wall tell the robot where it is, within two centimetres.',
  ]),
  course(105, 1, 'house', rawan, 1, [
    'الروبوت في البيت مع الوالدين',
    'Robotics at home, with parents',
    'عشرة تحديات لعطلة نهاية الأسبوع، بما هو موجود في البيت.',
    'Ten challenges for a weekend, with what is in the house.',
  ]),
  course(111, 2, 'frame', saad, 8, [
    'من الحقيبة إلى المعدن: هيكل لمنافسات FTC',
    'From kit to metal: a chassis for FTC',
    'قصّ وثقب وتجميع بأمان، ومحاور تبقى مستقيمة طوال الموسم.',
    'Cutting, drilling and joining safely, with axles that stay straight all season.',
  ]),
  course(121, 3, 'branch', majed, 2, [
    'لا تفقد أفضل محاولة: إدارة النسخ',
    'Never lose the good run: keeping versions',
    'نحفظ كل نسخة تعمل، ونعود إليها قبل المباراة بدقيقة.',
    'Keep every version that works, and go back to it a minute before the match.',
  ]),
];
