import { v5 as uuidV5 } from 'uuid';

/** A fixed UUID namespace, so that ids made from names are the same at every seeding. */
export const ID_NAMESPACE = '6f1c2a52-3c1e-4b60-9d51-7a4f3be0c5d1';

export type City = { en: string; ar: string; region: string };

/** The 13 regions (ISO 3166-2:SA) with their larger cities, English and Arabic side by side. */
const regionTable: [code: string, en: string, ar: string, cities: string][] = [
  [
    '01',
    'Riyadh',
    'الرياض',
    'Riyadh الرياض, Al Kharj الخرج, Al Majmaah المجمعة, Ad Dawadimi الدوادمي, Wadi ad-Dawasir وادي الدواسر',
  ],
  ['02', 'Makkah', 'مكة المكرمة', 'Makkah مكة المكرمة, Jeddah جدة, Taif الطائف, Rabigh رابغ, Al Qunfudhah القنفذة'],
  ['03', 'Madinah', 'المدينة المنورة', 'Madinah المدينة المنورة, Yanbu ينبع, Al Ula العلا, Badr بدر'],
  [
    '04',
    'Eastern Province',
    'المنطقة الشرقية',
    'Dammam الدمام, Al Khobar الخبر, Dhahran الظهران, Al Ahsa الأحساء, Jubail الجبيل, Qatif القطيف, Hafar Al Batin حفر الباطن',
  ],
  ['05', 'Al-Qassim', 'القصيم', 'Buraydah بريدة, Unayzah عنيزة, Ar Rass الرس'],
  ['06', 'Hail', 'حائل', 'Hail حائل, Baqaa بقعاء'],
  ['07', 'Tabuk', 'تبوك', 'Tabuk تبوك, Duba ضباء, Tayma تيماء'],
  ['08', 'Northern Borders', 'الحدود الشمالية', 'Arar عرعر, Rafha رفحاء, Turaif طريف'],
  ['09', 'Jazan', 'جازان', 'Jazan جازان, Sabya صبيا, Abu Arish أبو عريش'],
  ['10', 'Najran', 'نجران', 'Najran نجران, Sharurah شرورة'],
  ['11', 'Al Baha', 'الباحة', 'Al Baha الباحة, Baljurashi بلجرشي'],
  ['12', 'Al Jawf', 'الجوف', 'Sakaka سكاكا, Qurayyat القريات, Dumat al-Jandal دومة الجندل'],
  ['14', 'Aseer', 'عسير', 'Abha أبها, Khamis Mushait خميس مشيط, Bisha بيشة, Muhayil محايل عسير'],
];

/** The format of the provider's `GET /regions`. */
export const regions = regionTable.map(([code, en, ar]) => ({
  _id: uuidV5(`region:SA-${code}`, ID_NAMESPACE),
  en_name: en,
  ar_name: ar,
}));

export const cities: City[] = regionTable.flatMap(([, region, , list]) =>
  list.split(', ').map((entry) => {
    const arabicStart = entry.search(/[\u0600-\u06ff]/);
    return { en: entry.slice(0, arabicStart).trim(), ar: entry.slice(arabicStart), region };
  }),
);
