import type { RegionCode } from '#server/features/regions/index.ts';

export type DemoCentre = {
  region: RegionCode;
  name: string;
  nameEn: string;
  address: string;
  addressEn: string;
  phone: string;
  /** Latitude and longitude of its quarter. */
  at: [north: number, east: number];
};

/** Centres that do not exist, in cities that do. Their numbers are well-formed and nobody's. */
export const centres: DemoCentre[] = [
  {
    region: 'SA-01',
    ...{ name: 'مركز مدار للروبوت', nameEn: 'Madar Robotics Centre' },
    ...{ address: '14 شارع المدار، حي الملقا، الرياض', addressEn: '14 Madar Street, Al Malqa, Riyadh' },
    ...{ phone: '+966110000141', at: [24.8107, 46.6108] },
  },
  {
    region: 'SA-01',
    ...{ name: 'ورشة النخيل', nameEn: 'Palm Workshop' },
    ...{ address: '3 شارع الورشة، حي النخيل، الرياض', addressEn: '3 Workshop Street, An Nakheel, Riyadh' },
    ...{ phone: '+966110000162', at: [24.744, 46.629] },
  },
  {
    region: 'SA-01',
    ...{ name: 'بيت التروس', nameEn: 'House of Gears' },
    ...{ address: '27 درب الطين، حي البجيري، الدرعية', addressEn: '27 Clay Lane, Al Bujairi, Diriyah' },
    ...{ phone: '+966110000183', at: [24.7366, 46.5747] },
  },
  {
    region: 'SA-01',
    ...{ name: 'معمل اليمامة', nameEn: 'Al Yamamah Lab' },
    ...{ address: '9 شارع العيون، حي الريان، الخرج', addressEn: '9 Springs Street, Ar Rayyan, Al Kharj' },
    ...{ phone: '+966110000205', at: [24.1556, 47.312] },
  },
  {
    region: 'SA-02',
    ...{ name: 'معمل الموجة', nameEn: 'Wave Lab' },
    ...{ address: '52 شارع المرسى، حي الشاطئ، جدة', addressEn: '52 Anchor Street, Ash Shati, Jeddah' },
    ...{ phone: '+966122000118', at: [21.6, 39.108] },
  },
  {
    region: 'SA-02',
    ...{ name: 'مركز الروشان للبنّائين الصغار', nameEn: 'Rawshan Young Builders' },
    ...{ address: '6 زقاق النجارين، حي البلد، جدة', addressEn: '6 Carpenters Alley, Al Balad, Jeddah' },
    ...{ phone: '+966122000139', at: [21.4858, 39.1867] },
  },
  {
    region: 'SA-02',
    ...{ name: 'مركز الوادي للروبوت', nameEn: 'Al Wadi Robotics Centre' },
    ...{ address: '18 شارع البطحاء، حي العوالي، مكة المكرمة', addressEn: '18 Batha Street, Al Awali, Makkah' },
    ...{ phone: '+966125000147', at: [21.3497, 39.904] },
  },
  {
    region: 'SA-02',
    ...{ name: 'ورشة الورد', nameEn: 'Rose Workshop' },
    ...{ address: '11 شارع البساتين، حي شهار، الطائف', addressEn: '11 Orchards Street, Shihar, Taif' },
    ...{ phone: '+966127000156', at: [21.26, 40.395] },
  },
  {
    region: 'SA-03',
    ...{ name: 'مركز واحة المهارة', nameEn: 'Oasis of Skills' },
    ...{ address: '31 شارع الواحة، حي العزيزية، المدينة المنورة', addressEn: '31 Oasis Street, Al Aziziyah, Madinah' },
    ...{ phone: '+966148000113', at: [24.449, 39.54] },
  },
  {
    region: 'SA-03',
    ...{ name: 'معمل المرجان', nameEn: 'Coral Lab' },
    ...{ address: '4 شارع الشعاب، حي الشربتلي، ينبع', addressEn: '4 Reef Street, Ash Sharbatly, Yanbu' },
    ...{ phone: '+966143000124', at: [24.088, 38.06] },
  },
  {
    region: 'SA-04',
    ...{ name: 'مركز اللؤلؤ للروبوت', nameEn: 'Pearl Robotics Centre' },
    ...{ address: '20 شارع الدانة، حي الشاطئ الغربي، الدمام', addressEn: '20 Danah Street, West Shati, Dammam' },
    ...{ phone: '+966138000131', at: [26.47, 50.12] },
  },
  {
    region: 'SA-04',
    ...{ name: 'معمل الخليج', nameEn: 'Gulf Lab' },
    ...{ address: '75 شارع الأشرعة، حي العقربية، الخبر', addressEn: '75 Sails Street, Al Aqrabiyah, Al Khobar' },
    ...{ phone: '+966138000152', at: [26.299, 50.198] },
  },
  {
    region: 'SA-04',
    ...{ name: 'مركز الفنار', nameEn: 'Lighthouse Centre' },
    ...{ address: '8 طريق الفنار، حي الفناتير، الجبيل', addressEn: '8 Lighthouse Road, Al Fanateer, Jubail' },
    ...{ phone: '+966133000173', at: [27.117, 49.566] },
  },
  {
    region: 'SA-04',
    ...{ name: 'صنّاع الأحساء', nameEn: 'Al Ahsa Makers' },
    ...{ address: '40 شارع النسّاجين، حي المزروعية، الهفوف', addressEn: '40 Weavers Street, Al Mazruiyah, Al Hofuf' },
    ...{ phone: '+966135000194', at: [25.383, 49.587] },
  },
  {
    region: 'SA-05',
    ...{ name: 'مركز السنابل', nameEn: 'Wheat Ear Centre' },
    ...{ address: '16 شارع البيدر، حي الصفراء، بريدة', addressEn: '16 Threshing Street, As Safra, Buraydah' },
    ...{ phone: '+966163000115', at: [26.339, 43.961] },
  },
  {
    region: 'SA-05',
    ...{ name: 'معمل الغضا', nameEn: 'Ghada Lab' },
    ...{ address: '5 شارع الكثبان، حي الأشرفية، عنيزة', addressEn: '5 Dunes Street, Al Ashrafiyah, Unayzah' },
    ...{ phone: '+966163000126', at: [26.088, 43.993] },
  },
  {
    region: 'SA-06',
    ...{ name: 'مركز أجا للروبوت', nameEn: 'Aja Robotics Centre' },
    ...{ address: '22 شارع الجبلين، حي النقرة، حائل', addressEn: '22 Two Mountains Street, An Nuqrah, Hail' },
    ...{ phone: '+966165000137', at: [27.52, 41.7] },
  },
  {
    region: 'SA-07',
    ...{ name: 'مركز حِسمى', nameEn: 'Hisma Centre' },
    ...{ address: '13 شارع الرمل الأحمر، حي المروج، تبوك', addressEn: '13 Red Sand Street, Al Muruj, Tabuk' },
    ...{ phone: '+966144000148', at: [28.399, 36.555] },
  },
  {
    region: 'SA-08',
    ...{ name: 'صنّاع الشمال', nameEn: 'Makers of the North' },
    ...{ address: '7 شارع القوافل، حي المساعدية، عرعر', addressEn: '7 Caravans Street, Al Musaidiyah, Arar' },
    ...{ phone: '+966146000159', at: [30.9753, 41.038] },
  },
  {
    region: 'SA-09',
    ...{ name: 'مركز الفُل', nameEn: 'Jasmine Centre' },
    ...{ address: '29 شارع الميناء، حي الروضة، جازان', addressEn: '29 Harbour Street, Ar Rawdah, Jazan' },
    ...{ phone: '+966173000161', at: [16.897, 42.56] },
  },
  {
    region: 'SA-10',
    ...{ name: 'معمل الأخدود', nameEn: 'Al Ukhdud Lab' },
    ...{ address: '10 شارع النقوش، حي الفيصلية، نجران', addressEn: '10 Inscriptions Street, Al Faisaliyah, Najran' },
    ...{ phone: '+966175000172', at: [17.542, 44.225] },
  },
  {
    region: 'SA-11',
    ...{ name: 'ورشة السراة', nameEn: 'Sarat Workshop' },
    ...{ address: '2 درب المدرجات، حي الزرقاء، الباحة', addressEn: '2 Terraces Lane, Az Zarqa, Al Bahah' },
    ...{ phone: '+966177000183', at: [20.012, 41.467] },
  },
  {
    region: 'SA-12',
    ...{ name: 'مركز الزيتون', nameEn: 'Olive Centre' },
    ...{ address: '33 شارع المعاصر، حي العزيزية، سكاكا', addressEn: '33 Presses Street, Al Aziziyah, Sakaka' },
    ...{ phone: '+966146000194', at: [29.97, 40.2] },
  },
  {
    region: 'SA-14',
    ...{ name: 'مركز القَط للتقنية', nameEn: 'Al Qatt Technology Centre' },
    ...{ address: '19 شارع الألوان، حي المنسك، أبها', addressEn: '19 Colours Street, Al Mansak, Abha' },
    ...{ phone: '+966172000116', at: [18.225, 42.505] },
  },
  {
    region: 'SA-14',
    ...{ name: 'مركز العرعر للصنّاع', nameEn: 'Juniper Makers' },
    ...{ address: '45 شارع الضباب، حي الضيافة، خميس مشيط', addressEn: '45 Mist Street, Ad Diyafah, Khamis Mushait' },
    ...{ phone: '+966172000127', at: [18.306, 42.729] },
  },
];
