import type { Poster } from '../papers.ts';

export const wroPoster: Poster = {
  en: {
    lead: 'Robots that plant, water, watch and rescue, made by students from all thirteen regions.',
    steps: [
      'February to May: registration',
      'June to August: rounds in the regions',
      '19 to 21 September: the final in Riyadh',
      'November: the Kingdom in Izmir',
    ],
    call: 'The earth needs allies: be one',
  },
  ar: {
    lead: 'روبوتات تزرع وتسقي وترصد وتنقذ، من صنع طلاب المناطق الثلاث عشرة.',
    steps: [
      'فبراير إلى مايو: التسجيل',
      'يونيو إلى أغسطس: تصفيات المناطق',
      '19 إلى 21 سبتمبر: النهائي في الرياض',
      'نوفمبر: المملكة في إزمير',
    ],
    call: 'الأرض تحتاج إلى حلفاء: كن منهم',
  },
};
