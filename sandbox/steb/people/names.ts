/** One name in both scripts. */
export type Name = { en: string; ar: string };

function parse(list: string): Name[] {
  return list
    .trim()
    .split(/,\s+/)
    .map((entry) => {
      const [en = '', ar = ''] = entry.split(' ');
      return { en, ar };
    });
}

// Common given and family names, combined at random. Any match with a real person is a coincidence.

export const maleNames = parse(`
Mohammed محمد, Ahmed أحمد, Abdullah عبدالله, Abdulrahman عبدالرحمن, Abdulaziz عبدالعزيز, Khalid خالد, Fahd فهد,
Saud سعود, Turki تركي, Faisal فيصل, Nasser ناصر, Sultan سلطان, Bandar بندر, Majed ماجد, Yousef يوسف, Omar عمر,
Ali علي, Hassan حسن, Hussain حسين, Ibrahim إبراهيم, Saleh صالح, Saad سعد, Rayan ريان, Ziyad زياد, Yazan يزن,
Anas أنس, Hamad حمد, Mishari مشاري, Badr بدر, Waleed وليد, Tariq طارق, Osama أسامة, Hatem حاتم, Basil باسل,
Muath معاذ, Yasser ياسر, Adel عادل, Nawaf نواف, Rakan راكان, Sami سامي`);

export const femaleNames = parse(`
Noura نورة, Sara سارة, Fatimah فاطمة, Aisha عائشة, Maryam مريم, Layan ليان, Lama لمى, Reem ريم, Hind هند,
Munira منيرة, Haya هيا, Joud جود, Lujain لجين, Shahad شهد, Ghada غادة, Amal أمل, Huda هدى, Rana رنا, Dana دانة,
Jawaher جواهر, Wijdan وجدان, Rahaf رهف, Raghad رغد, Tala تالا, Lina لينا, Salma سلمى, Mona منى, Abeer عبير,
Arwa أروى, Asma أسماء, Bushra بشرى, Dalal دلال, Hanan حنان, Khulood خلود, Latifa لطيفة, Maha مها, Nada ندى,
Rawan روان, Sahar سحر, Wafa وفاء`);

export const saudiFamilies = parse(`
Al-Harbi الحربي, Al-Ghamdi الغامدي, Al-Zahrani الزهراني, Al-Otaibi العتيبي, Al-Qahtani القحطاني, Al-Shehri الشهري,
Al-Dossari الدوسري, Al-Mutairi المطيري, Al-Anazi العنزي, Al-Shammari الشمري, Al-Juhani الجهني, Al-Subaie السبيعي,
Al-Malki المالكي, Al-Asmari الأسمري, Al-Asiri العسيري, Al-Rashidi الرشيدي, Al-Balawi البلوي, Al-Omari العمري,
Al-Yami اليامي, Al-Enezi العنيزي, Al-Thaqafi الثقفي, Al-Sulami السلمي, Al-Khaldi الخالدي, Al-Hajri الهاجري,
Al-Tamimi التميمي, Al-Hazmi الحازمي, Al-Faifi الفيفي, Al-Ruwaili الرويلي, Al-Sharif الشريف, Al-Bishi البيشي,
Al-Najjar النجار, Al-Saif السيف, Al-Hamdan الحمدان, Al-Fares الفارس, Al-Nahdi النهدي, Al-Amri العامري,
Al-Hudhali الهذلي, Al-Lihyani اللحياني, Al-Johar الجوهر, Al-Bahri البحري`);

export const residentFamilies = parse(`
Haddad حداد, Khalil خليل, Mansour منصور, Darwish درويش, Nassar نصار, Hijazi حجازي, Barakat بركات, Shaheen شاهين,
Awad عوض, Qasim قاسم, Zaydan زيدان, Hamdi حمدي, Idris إدريس, Sabri صبري, Fawzi فوزي, Tahan طحان, Bakri بكري,
Attar عطار, Sultani سلطاني, Rahmani رحماني`);

/** Nationalities (ISO 3166-1 alpha-2) of the residents among the made-up people. */
export const residentNationalities = ['EG', 'JO', 'YE', 'SY', 'SD', 'PS', 'LB', 'TN', 'MA', 'PK'] as const;
