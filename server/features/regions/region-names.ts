/**
 * The 13 regions of Saudi Arabia by their ISO 3166-2 codes, as ISO's online browsing platform lists them (there is no
 * SA-13), with the names in use today.
 */
export const regionNames = {
  'SA-01': { name: 'الرياض', nameEn: 'Riyadh' },
  'SA-02': { name: 'مكة المكرمة', nameEn: 'Makkah' },
  'SA-03': { name: 'المدينة المنورة', nameEn: 'Madinah' },
  'SA-04': { name: 'المنطقة الشرقية', nameEn: 'Eastern Province' },
  'SA-05': { name: 'القصيم', nameEn: 'Qassim' },
  'SA-06': { name: 'حائل', nameEn: 'Hail' },
  'SA-07': { name: 'تبوك', nameEn: 'Tabuk' },
  'SA-08': { name: 'الحدود الشمالية', nameEn: 'Northern Borders' },
  'SA-09': { name: 'جازان', nameEn: 'Jazan' },
  'SA-10': { name: 'نجران', nameEn: 'Najran' },
  'SA-11': { name: 'الباحة', nameEn: 'Al Bahah' },
  'SA-12': { name: 'الجوف', nameEn: 'Al Jawf' },
  'SA-14': { name: 'عسير', nameEn: 'Aseer' },
} as const;

export type RegionCode = keyof typeof regionNames;
