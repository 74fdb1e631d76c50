/** A partner as the sample content writes it. Its mark is `demo/pictures/partners/<file>.webp`. */
export type DemoPartner = { file: string; name: string; nameEn: string };

/** Organisations that do not exist. */
export const partners: DemoPartner[] = [
  { file: 'three-orbits', name: 'مؤسسة المدارات الثلاثة للعلوم', nameEn: 'Three Orbits Science Foundation' },
  { file: 'six-threads', name: 'ستة خيوط للإلكترونيات', nameEn: 'Six Threads Electronics' },
  { file: 'five-oases', name: 'بنك خمس واحات', nameEn: 'Five Oases Bank' },
  { file: 'twelve-teeth', name: 'اثنا عشر سنًّا للأتمتة', nameEn: 'Twelve Teeth Automation' },
  { file: 'four-tones', name: 'أربع نغمات للاتصالات', nameEn: 'Four Tones Telecom' },
  { file: 'four-leaves', name: 'أربع ورقات للتقنية الزراعية', nameEn: 'Four Leaves AgriTech' },
  { file: 'five-rays', name: 'خمسة أشعة للطاقة الشمسية', nameEn: 'Five Rays Solar Energy' },
  { file: 'half-pomegranate', name: 'دار نصف رمّانة للنشر', nameEn: 'Half Pomegranate Publishing House' },
  { file: 'two-sails', name: 'شراعان للخدمات اللوجستية', nameEn: 'Two Sails Logistics' },
  { file: 'five-bricks', name: 'خمس لبنات للهندسة', nameEn: 'Five Bricks Engineering' },
  { file: 'hoopoe-crest', name: 'أكاديمية عُرف الهدهد', nameEn: 'Hoopoe Crest Academy' },
  { file: 'six-letters', name: 'معهد الأحرف الستة للحوسبة', nameEn: 'Six Letters Computing Institute' },
];
