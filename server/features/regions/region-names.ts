/**
 * The 13 regions of Saudi Arabia by their ISO 3166-2 codes, as ISO's online browsing platform lists them (there is no
 * SA-13), with the names in use today.
 */
export const regionNames = {
  'SA-01': { nameEn: 'Riyadh', nameAr: 'الرياض' },
  'SA-02': { nameEn: 'Makkah', nameAr: 'مكة المكرمة' },
  'SA-03': { nameEn: 'Madinah', nameAr: 'المدينة المنورة' },
  'SA-04': { nameEn: 'Eastern Province', nameAr: 'المنطقة الشرقية' },
  'SA-05': { nameEn: 'Qassim', nameAr: 'القصيم' },
  'SA-06': { nameEn: 'Hail', nameAr: 'حائل' },
  'SA-07': { nameEn: 'Tabuk', nameAr: 'تبوك' },
  'SA-08': { nameEn: 'Northern Borders', nameAr: 'الحدود الشمالية' },
  'SA-09': { nameEn: 'Jazan', nameAr: 'جازان' },
  'SA-10': { nameEn: 'Najran', nameAr: 'نجران' },
  'SA-11': { nameEn: 'Al Bahah', nameAr: 'الباحة' },
  'SA-12': { nameEn: 'Al Jawf', nameAr: 'الجوف' },
  'SA-14': { nameEn: 'Aseer', nameAr: 'عسير' },
} as const;

export type RegionCode = keyof typeof regionNames;
