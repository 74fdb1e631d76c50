import type { Poster } from '../papers.ts';

export const firstPoster: Poster = {
  en: {
    lead: 'Dig, ask and build something for the people who look after the memory of a place.',
    steps: [
      'August: registration opens',
      'September to November: build',
      'January: an event in your region',
      'February: the final in Riyadh',
    ],
    call: 'Two friends, one coach, one question: join us',
  },
  ar: {
    lead: 'نقّب واسأل وابنِ ما يعين من يحفظون ذاكرة المكان.',
    steps: ['أغسطس: يُفتح التسجيل', 'سبتمبر إلى نوفمبر: نبني', 'يناير: لقاء في منطقتك', 'فبراير: النهائي في الرياض'],
    call: 'صديقان ومدرب وسؤال: انضم إلينا',
  },
};
