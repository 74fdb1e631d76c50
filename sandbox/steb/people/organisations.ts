export type EntityType = 'School' | 'University' | 'Club' | 'Company';

export type Organisation = { en: string; ar: string; entityType: EntityType; city: string };

/** Made-up organisations beside the listed ones of the demo accounts; `city` is the English name. */
export const organisations: Organisation[] = [
  { en: 'Tuwaiq Heights Schools', ar: 'مدارس مرتفعات طويق', entityType: 'School', city: 'Riyadh' },
  { en: 'Red Sea Pearl School', ar: 'مدرسة لؤلؤة البحر الأحمر', entityType: 'School', city: 'Jeddah' },
  { en: 'Quba Gardens School', ar: 'مدارس حدائق قباء', entityType: 'School', city: 'Madinah' },
  { en: 'Gulf Breeze School', ar: 'مدارس نسيم الخليج', entityType: 'School', city: 'Al Khobar' },
  { en: 'Date Palm School', ar: 'مدرسة النخلة الباسقة', entityType: 'School', city: 'Buraydah' },
  { en: 'Aja Mountain School', ar: 'مدارس جبل أجا', entityType: 'School', city: 'Hail' },
  { en: 'Northern Gate School', ar: 'مدارس بوابة الشمال', entityType: 'School', city: 'Tabuk' },
  { en: 'Frontier School', ar: 'مدرسة التخوم', entityType: 'School', city: 'Arar' },
  { en: 'Farasan Coast School', ar: 'مدرسة ساحل فرسان', entityType: 'School', city: 'Jazan' },
  { en: 'Ukhdud School', ar: 'مدرسة رواد الأخدود', entityType: 'School', city: 'Najran' },
  { en: 'Juniper Forest School', ar: 'مدرسة غابة العرعر', entityType: 'School', city: 'Al Baha' },
  { en: 'Olive Branch School', ar: 'مدرسة غصن الزيتون', entityType: 'School', city: 'Sakaka' },
  { en: 'Cloud Peak Schools', ar: 'مدارس قمم السحاب', entityType: 'School', city: 'Abha' },
  { en: 'Taif Rose School', ar: 'مدرسة ورد الطائف', entityType: 'School', city: 'Taif' },
  { en: 'Pearl Divers School', ar: 'مدارس صيادي اللؤلؤ', entityType: 'School', city: 'Jubail' },
  { en: 'Najd Valley University', ar: 'جامعة وادي نجد', entityType: 'University', city: 'Riyadh' },
  { en: 'Western Coast University', ar: 'جامعة الساحل الغربي', entityType: 'University', city: 'Jeddah' },
  { en: 'Eastern Horizon University', ar: 'جامعة الأفق الشرقي', entityType: 'University', city: 'Dammam' },
  { en: 'Sarawat University College', ar: 'كلية السروات الجامعية', entityType: 'University', city: 'Khamis Mushait' },
  { en: 'Northern Plains University', ar: 'جامعة سهول الشمال', entityType: 'University', city: 'Tabuk' },
  { en: 'Little Engineers Club', ar: 'نادي المهندس الصغير', entityType: 'Club', city: 'Makkah' },
  { en: 'Robotics Nest Club', ar: 'نادي عش الروبوت', entityType: 'Club', city: 'Al Ahsa' },
  { en: 'Gear Works Club', ar: 'نادي ورشة التروس', entityType: 'Club', city: 'Unayzah' },
  { en: 'Coastal Makers Club', ar: 'نادي صناع الساحل', entityType: 'Club', city: 'Yanbu' },
  { en: 'Southern Stars Club', ar: 'نادي نجوم الجنوب', entityType: 'Club', city: 'Bisha' },
  { en: 'Desert Falcons Robotics', ar: 'نادي صقور الصحراء للروبوت', entityType: 'Club', city: 'Hafar Al Batin' },
  { en: 'Palm Circuit Club', ar: 'نادي دارة النخيل', entityType: 'Club', city: 'Al Kharj' },
  { en: 'Bright Sparks Training', ar: 'شركة ومضة للتدريب', entityType: 'Company', city: 'Riyadh' },
  { en: 'Blue Gear Technologies', ar: 'شركة الترس الأزرق للتقنية', entityType: 'Company', city: 'Dhahran' },
  { en: 'Sadu Systems', ar: 'شركة أنظمة السدو', entityType: 'Company', city: 'Riyadh' },
  { en: 'Rimal Robotics Company', ar: 'شركة رمال للروبوتات', entityType: 'Company', city: 'Jeddah' },
  { en: 'Lighthouse Learning', ar: 'شركة المنار للتعليم', entityType: 'Company', city: 'Dammam' },
  { en: 'Granite Labs', ar: 'مختبرات الصوان', entityType: 'Company', city: 'Hail' },
  { en: 'Two Palms Trading', ar: 'شركة النخلتين التجارية', entityType: 'Company', city: 'Al Ula' },
];

/** The registration of the last ones has lapsed, so that a look-up can be refused. */
export const LAPSED_ORGANISATIONS = 2;
