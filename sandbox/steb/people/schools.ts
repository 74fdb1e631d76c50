import type { Name } from './names.ts';

/** Invented school names; the city is appended. */
export const schoolPatterns: Name[] = [
  { en: 'Oasis Primary School', ar: 'ابتدائية الواحة' },
  { en: 'Palm Grove School', ar: 'مدارس روضة النخيل' },
  { en: 'Horizon Intermediate School', ar: 'متوسطة الأفق' },
  { en: 'New Generation School', ar: 'مدارس الجيل الجديد' },
  { en: 'Beacon Secondary School', ar: 'ثانوية المنارة' },
  { en: 'Pioneers School', ar: 'مدارس الرواد' },
  { en: 'Creativity Primary School', ar: 'ابتدائية الإبداع' },
  { en: 'Future Secondary School', ar: 'ثانوية المستقبل' },
];

/** A team's or coach's skills as the provider lists them: Arabic in `name`, English in `name_en`. */
export const skillNames: Name[] = [
  { en: 'Robot design', ar: 'تصميم الروبوت' },
  { en: 'Block programming', ar: 'البرمجة بالكتل' },
  { en: 'Python', ar: 'لغة بايثون' },
  { en: 'Mechanical assembly', ar: 'التركيب الميكانيكي' },
  { en: '3D printing', ar: 'الطباعة ثلاثية الأبعاد' },
  { en: 'Electronics', ar: 'الإلكترونيات' },
  { en: 'Sensors and control', ar: 'الحساسات والتحكم' },
  { en: 'Presentation', ar: 'العرض والإلقاء' },
  { en: 'Teamwork', ar: 'العمل الجماعي' },
  { en: 'Project planning', ar: 'تخطيط المشاريع' },
];

/** What a coach studied. */
export const degrees: Name[] = [
  { en: 'Bachelor of Computer Science', ar: 'بكالوريوس علوم الحاسب' },
  { en: 'Bachelor of Physics', ar: 'بكالوريوس الفيزياء' },
  { en: 'Bachelor of Education', ar: 'بكالوريوس التربية' },
  { en: 'Bachelor of Electrical Engineering', ar: 'بكالوريوس الهندسة الكهربائية' },
  { en: 'Master of Robotics', ar: 'ماجستير الروبوتات' },
];
