/**
 * The general administrations of education: one for each of the 13 regions, and separate ones for Jeddah, Taif and Al
 * Ahsa. Source: the Ministry of Education (moe.gov.sa), which announced in 2024 that its 47 administrations become
 * these 16 during 2025. The codes are ours and are stored with each registration: never reuse one.
 */
const names = {
  riyadh: ['منطقة الرياض', 'Riyadh Region'],
  makkah: ['منطقة مكة المكرمة', 'Makkah Region'],
  jeddah: ['محافظة جدة', 'Jeddah Governorate'],
  taif: ['محافظة الطائف', 'Taif Governorate'],
  madinah: ['منطقة المدينة المنورة', 'Madinah Region'],
  eastern: ['المنطقة الشرقية', 'Eastern Province'],
  'al-ahsa': ['محافظة الأحساء', 'Al Ahsa Governorate'],
  qassim: ['منطقة القصيم', 'Qassim Region'],
  hail: ['منطقة حائل', 'Hail Region'],
  tabuk: ['منطقة تبوك', 'Tabuk Region'],
  'northern-borders': ['منطقة الحدود الشمالية', 'Northern Borders Region'],
  jazan: ['منطقة جازان', 'Jazan Region'],
  najran: ['منطقة نجران', 'Najran Region'],
  'al-bahah': ['منطقة الباحة', 'Al Bahah Region'],
  'al-jawf': ['منطقة الجوف', 'Al Jawf Region'],
  aseer: ['منطقة عسير', 'Aseer Region'],
} as const;

/** In the order of the form. */
export const administrations = Object.entries(names).map(([_id, [name, name_en]]) => ({ _id, name, name_en }));

export const isAdministration = (code: string): boolean => Object.hasOwn(names, code);

/** The names of an administration; of a code that is none any more the code itself. */
export const administrationOf = (code: string) =>
  administrations.find(({ _id }) => _id === code) ?? { _id: code, name: code, name_en: code };
