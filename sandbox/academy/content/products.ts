import type { Motif } from '../pictures/motifs.ts';
import type { Both } from '../texts.ts';

export type Product = { id: number; name: Both; text: Both; riyals: number; motif: Motif };

type Row = [name: string, nameEn: string, text: string, textEn: string];
const product = (id: number, motif: Motif, riyals: number, [ar, en, textAr, textEn]: Row): Product => ({
  id,
  motif,
  riyals,
  name: { ar, en },
  text: { ar: textAr, en: textEn },
});

/** Twenty products, in the order in which the shop lists them. */
export const products: Product[] = [
  product(501, 'kit', 1690, [
    'حقيبة الروبوت الأساسية، 528 قطعة',
    'Starter robot kit, 528 pieces',
    'وحدة تحكم وثلاثة محركات وأربعة حساسات، في صندوق مقسّم.',
    'A hub, three motors and four sensors, in a sorted box.',
  ]),
  product(502, 'bricks', 520, [
    'حقيبة التوسعة، 604 قطع',
    'Expansion set, 604 pieces',
    'عجلات أكبر ومحاور أطول ومحرّك رابع لمن بلغ التصفيات.',
    'Bigger wheels, longer axles and a fourth motor for those who reach the finals.',
  ]),
  product(503, 'mat', 310, [
    'سجادة ملعب الموسم، مطبوعة',
    'Field mat of the season, printed',
    'بالمقاس الرسمي، تُلفّ ولا تُطوى.',
    'In the official size; rolled, never folded.',
  ]),
  product(504, 'models', 480, [
    'نماذج مهمات الملعب',
    'Mission models for the field',
    'كل نماذج الموسم مع تعليمات البناء وشريط التثبيت.',
    'Every model of the season, with building steps and fixing tape.',
  ]),
  product(508, 'hub', 1050, [
    'وحدة تحكم قابلة للبرمجة',
    'Programmable hub',
    'ستة منافذ وشاشة ضوئية وحساس دوران، مع بطارية.',
    'Six ports, a light display and a gyro, battery included.',
  ]),
  product(505, 'frame', 690, [
    'طاولة ملعب قابلة للطي',
    'Folding field table',
    'حوافّ بالارتفاع الرسمي، يحملها شخصان.',
    'Borders of the official height; two people can carry it.',
  ]),
  product(511, 'colour', 135, [
    'حساس ألوان',
    'Colour sensor',
    'يميّز ثمانية ألوان ويقيس الضوء المنعكس.',
    'Tells eight colours apart and measures reflected light.',
  ]),
  product(512, 'distance', 150, [
    'حساس مسافة',
    'Distance sensor',
    'من خمسة سنتيمترات إلى مترين.',
    'From five centimetres to two metres.',
  ]),
  product(509, 'motor', 165, [
    'محرّك كبير',
    'Large motor',
    'للقيادة والرفع، بعدّاد زوايا دقيق.',
    'For driving and lifting, with an exact angle counter.',
  ]),
  product(510, 'motor', 145, [
    'محرّك متوسط',
    'Medium motor',
    'سريع وخفيف، للأذرع والملحقات.',
    'Quick and light, for arms and attachments.',
  ]),
  product(506, 'line', 260, [
    'سجادة مهمات الروبوت، الناشئون',
    'RoboMission mat, Junior',
    'للتدريب في المدرسة، سطحها لا يلمع تحت الأضواء.',
    'For training at school, with a surface that does not shine under lamps.',
  ]),
  product(507, 'mat', 260, [
    'سجادة مهمات الروبوت، الابتدائي',
    'RoboMission mat, Elementary',
    'خطوط أوضح ومساحات أوسع للبدايات.',
    'Clearer lines and wider spaces for beginners.',
  ]),
  product(513, 'force', 120, [
    'حساس قوة',
    'Force sensor',
    'يعرف اللمس والضغط وشدته.',
    'Knows a touch, a push, and how strong it was.',
  ]),
  product(514, 'battery', 240, [
    'بطارية قابلة للشحن',
    'Rechargeable battery',
    'تكفي يوم منافسة كامل.',
    'Lasts for a whole competition day.',
  ]),
  product(515, 'gears', 95, [
    'علبة تروس: 60 ترسًا بتسعة مقاسات',
    'Gear box: 60 gears in nine sizes',
    'مستقيمة ومخروطية ودودية.',
    'Spur, bevel and worm gears.',
  ]),
  product(516, 'wheels', 110, [
    'عجلات وإطارات، ثمانية أزواج',
    'Wheels and tyres, eight pairs',
    'أربعة مقاسات وعجلات كروية.',
    'Four sizes, and ball casters.',
  ]),
  product(517, 'cable', 85, [
    'أسلاك توصيل، ستة أطوال',
    'Cables, set of six',
    'من 15 إلى 50 سنتيمترًا.',
    'From 15 to 50 centimetres.',
  ]),
  product(518, 'box', 75, [
    'صندوق فرز بأربع وعشرين خانة',
    'Sorting box with 24 compartments',
    'غطاء شفاف وملصقات بأسماء القطع.',
    'A clear lid, and labels with the names of the parts.',
  ]),
  product(519, 'ball', 180, [
    'كرة ومرميان لروبوسبورتس',
    'RoboSports ball and goals',
    'بالوزن والمقاس الرسميين.',
    'In the official weight and size.',
  ]),
  product(520, 'shirt', 450, [
    'قمصان الفريق، عشر قطع',
    'Team shirts, pack of ten',
    'قطن، بمقاسات الأطفال والكبار، مع مكان لشعار الفريق.',
    'Cotton, in sizes for children and adults, with room for your logo.',
  ]),
];
