import type { Poster } from '../papers.ts';

export const wroPoster: Poster = {
  en: {
    lead: 'Robots that plant, water, watch and rescue, made by students from all thirteen regions.',
    steps: [
      'Register your team',
      'Play the round of your region',
      'Three days of finals in Riyadh',
      'The Kingdom among the world',
    ],
    call: 'The earth needs allies: be one',
  },
  ar: {
    lead: 'روبوتات تزرع وتسقي وترصد وتنقذ، من صنع طلاب المناطق الثلاث عشرة.',
    steps: ['سجّل فريقك', 'العب تصفيات منطقتك', 'ثلاثة أيام من النهائي في الرياض', 'المملكة بين دول العالم'],
    call: 'الأرض تحتاج إلى حلفاء: كن منهم',
  },
};
