import type { RegionCode } from './region-names.ts';

export type City = { en: string; ar: string; region: RegionCode };

/**
 * The capitals of the regions and their governorates (the administrative division published by the Ministry of
 * Interior) and a few large towns. Only suggestions for a form: a city is free text. The region's capital comes first.
 */
const byRegion: Record<RegionCode, string> = {
  'SA-01': `Riyadh الرياض, Diriyah الدرعية, Al Kharj الخرج, Ad Dawadimi الدوادمي, Al Majmaah المجمعة,
    Al Quwayiyah القويعية, Wadi ad-Dawasir وادي الدواسر, Al Aflaj الأفلاج, Az Zulfi الزلفي, Shaqra شقراء,
    Hawtat Bani Tamim حوطة بني تميم, Afif عفيف, As Sulayyil السليل, Dhurma ضرما, Al Muzahimiyah المزاحمية, Rumah رماح,
    Thadiq ثادق, Huraymila حريملاء, Al Hariq الحريق, Al Ghat الغاط, Marat مرات, Ad Dilam الدلم`,
  'SA-02': `Makkah مكة المكرمة, Jeddah جدة, Taif الطائف, Al Qunfudhah القنفذة, Al Lith الليث, Rabigh رابغ,
    Al Jumum الجموم, Khulais خليص, Al Kamil الكامل, Al Khurmah الخرمة, Ranyah رنية, Turubah تربة, Al Muwayh المويه,
    Maysan ميسان, Adham أضم, Al Ardiyat العرضيات, Bahrah بحرة`,
  'SA-03': `Madinah المدينة المنورة, Yanbu ينبع, Al Ula العلا, Mahd adh Dhahab مهد الذهب, Badr بدر, Khaybar خيبر,
    Al Hanakiyah الحناكية, Al Ais العيص, Wadi al-Fara وادي الفرع`,
  'SA-04': `Dammam الدمام, Al Ahsa الأحساء, Hafar Al Batin حفر الباطن, Jubail الجبيل, Al Qatif القطيف, Al Khobar الخبر,
    Dhahran الظهران, Al Khafji الخفجي, Ras Tanura رأس تنورة, Abqaiq بقيق, An Nairyah النعيرية, Qaryat al-Ulya قرية العليا,
    Al Udayd العديد, Al Hofuf الهفوف, Sayhat سيهات, Safwa صفوى`,
  'SA-05': `Buraydah بريدة, Unayzah عنيزة, Ar Rass الرس, Al Mithnab المذنب, Al Bukayriyah البكيرية, Al Badai البدائع,
    Al Asyah الأسياح, An Nabhaniyah النبهانية, Uyun al-Jiwa عيون الجواء, Riyadh al-Khabra رياض الخبراء,
    Ash Shimasiyah الشماسية, Uqlat as-Suqur عقلة الصقور, Dariyah ضرية`,
  'SA-06': `Hail حائل, Baqaa بقعاء, Al Ghazalah الغزالة, Ash Shinan الشنان, Al Hait الحائط, As Sulaymi السليمي,
    Ash Shamli الشملي, Mawqaq موقق, Samira سميراء`,
  'SA-07': `Tabuk تبوك, Al Wajh الوجه, Duba ضباء, Tayma تيماء, Umluj أملج, Haql حقل, Al Bada البدع`,
  'SA-08': 'Arar عرعر, Rafha رفحاء, Turaif طريف, Al Uwayqilah العويقيلة',
  'SA-09': `Jazan جازان, Sabya صبيا, Abu Arish أبو عريش, Samtah صامطة, Al Harth الحرث, Damad ضمد, Ar Rayth الريث,
    Baish بيش, Farasan فرسان, Ad Dair الدائر, Ahad al-Masarihah أحد المسارحة, Al Edabi العيدابي, Al Aridah العارضة,
    Ad Darb الدرب, Fifa فيفاء, Harub هروب, At Tuwal الطوال`,
  'SA-10': 'Najran نجران, Sharurah شرورة, Hubuna حبونا, Badr al-Janub بدر الجنوب, Yadamah يدمة, Thar ثار, Khubash خباش',
  'SA-11': `Al Bahah الباحة, Baljurashi بلجرشي, Al Mandaq المندق, Al Makhwah المخواة, Al Aqiq العقيق, Qilwah قلوة,
    Al Qura القرى, Ghamid az-Zinad غامد الزناد, Al Hujrah الحجرة, Bani Hasan بني حسن`,
  'SA-12': 'Sakaka سكاكا, Al Qurayyat القريات, Dumat al-Jandal دومة الجندل, Tabarjal طبرجل',
  'SA-14': `Abha أبها, Khamis Mushait خميس مشيط, Bisha بيشة, An Namas النماص, Muhayil محايل عسير,
    Dhahran al-Janub ظهران الجنوب, Tathlith تثليث, Sarat Abidah سراة عبيدة, Rijal Almaa رجال ألمع, Ahad Rufaydah أحد رفيدة,
    Balqarn بلقرن, Al Majardah المجاردة, Al Barak البرك, Bariq بارق, Tanumah تنومة, Tarib طريب`,
};

/** An entry is the English name followed by the Arabic one. */
const entry = /^([A-Za-z' -]+?) ([\u0600-\u06ff ]+)$/;

export const cities: City[] = Object.entries(byRegion).flatMap(([region, list]) =>
  list.split(/,\s+/).map((names) => {
    const [, en, ar] = entry.exec(names) ?? [];
    if (!en || !ar) throw new Error(`Not a city with both names: ${names}`);
    return { en, ar, region: region as RegionCode };
  }),
);
