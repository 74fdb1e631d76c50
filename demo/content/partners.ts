/** A partner as the sample content writes it. Its mark is `demo/pictures/partners/<file>.webp`. */
export type DemoPartner = { file: string; name: string; nameEn: string };

/** Organisations that do not exist. */
export const partners: DemoPartner[] = [
  { file: 'sadeem', name: 'مؤسسة سديم للعلوم', nameEn: 'Sadeem Science Foundation' },
  { file: 'nasij', name: 'نسيج للإلكترونيات', nameEn: 'Nasij Electronics' },
  { file: 'wahat', name: 'بنك واحات', nameEn: 'Wahat Bank' },
  { file: 'mihwar', name: 'محور للأتمتة', nameEn: 'Mihwar Automation' },
  { file: 'sahab', name: 'سحاب للاتصالات', nameEn: 'Sahab Telecom' },
  { file: 'nakhla', name: 'نخلة للتقنية الزراعية', nameEn: 'Nakhla AgriTech' },
  { file: 'mada-energy', name: 'مدى الشمس للطاقة', nameEn: 'Mada Solar Energy' },
  { file: 'rumman', name: 'دار رمّان للنشر', nameEn: 'Rumman Publishing House' },
  { file: 'safina', name: 'سفينة للخدمات اللوجستية', nameEn: 'Safina Logistics' },
  { file: 'burj', name: 'برج للهندسة', nameEn: 'Burj Engineering' },
  { file: 'hudhud', name: 'أكاديمية هدهد', nameEn: 'Hudhud Academy' },
  { file: 'raqeem', name: 'معهد رقيم للحوسبة', nameEn: 'Raqeem Computing Institute' },
];
