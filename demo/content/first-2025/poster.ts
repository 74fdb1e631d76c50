import type { Poster } from '../papers.ts';

export const firstPoster: Poster = {
  en: {
    lead: 'Dig, ask and build something for the people who look after the memory of a place.',
    steps: [
      'Register your team',
      'Build, test and ask for months',
      'Play at the event of your region',
      'Meet everyone at the final in Riyadh',
    ],
    call: 'Two friends, one coach, one question: join us',
  },
  ar: {
    lead: 'نقّب واسأل وابنِ ما يعين من يحفظون ذاكرة المكان.',
    steps: ['سجّل فريقك', 'ابنِ وجرّب واسأل أشهرًا', 'العب في لقاء منطقتك', 'التقِ الجميع في نهائي الرياض'],
    call: 'صديقان ومدرب وسؤال: انضم إلينا',
  },
};
