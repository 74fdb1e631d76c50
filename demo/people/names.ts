/** One name in both scripts. */
export type Name = { ar: string; en: string };

const parse = (list: string): Name[] =>
  list
    .trim()
    .split(/,\s+/)
    .map((entry) => {
      const [en = '', ar = ''] = entry.split(' ');
      return { en, ar };
    });

// Common names, combined at random. Any match with a real person is a coincidence.

export const boys = parse(`
Abdullah عبدالله, Mohammed محمد, Khalid خالد, Turki تركي, Faisal فيصل, Saud سعود, Yousef يوسف, Omar عمر, Ibrahim إبراهيم,
Rayan ريان, Ziyad زياد, Yazan يزن, Anas أنس, Hamad حمد, Mishari مشاري, Waleed وليد, Tariq طارق, Osama أسامة, Basil باسل,
Yasser ياسر, Nawaf نواف, Rakan راكان, Suhail سهيل, Qusai قصي, Hashim هاشم, Mazen مازن, Ammar عمار, Iyad إياد`);

export const girls = parse(`
Noura نورة, Sara سارة, Fatimah فاطمة, Maryam مريم, Layan ليان, Lama لمى, Reem ريم, Hind هند, Haya هيا, Joud جود,
Lujain لجين, Shahad شهد, Ghada غادة, Rana رنا, Dana دانة, Jawaher جواهر, Rahaf رهف, Raghad رغد, Tala تالا, Salma سلمى,
Arwa أروى, Asma أسماء, Dalal دلال, Latifa لطيفة, Nada ندى, Rawan روان, Wafa وفاء, Sadeem سديم`);

export const families = parse(`
Al-Harbi الحربي, Al-Ghamdi الغامدي, Al-Zahrani الزهراني, Al-Otaibi العتيبي, Al-Qahtani القحطاني, Al-Shehri الشهري,
Al-Dossari الدوسري, Al-Mutairi المطيري, Al-Shammari الشمري, Al-Juhani الجهني, Al-Subaie السبيعي, Al-Malki المالكي,
Al-Asmari الأسمري, Al-Rashidi الرشيدي, Al-Balawi البلوي, Al-Omari العمري, Al-Yami اليامي, Al-Thaqafi الثقفي,
Al-Sulami السلمي, Al-Khaldi الخالدي, Al-Tamimi التميمي, Al-Hazmi الحازمي, Al-Faifi الفيفي, Al-Ruwaili الرويلي,
Al-Bishi البيشي, Al-Najjar النجار, Al-Hamdan الحمدان, Al-Nahdi النهدي, Al-Johar الجوهر, Al-Mansour المنصور`);
