import type { WordsOf } from '../index.ts';

export default {
  elementary: 'الابتدائي',
  highElementary: 'الابتدائي العالي',
  junior: 'الناشئون',
  senior: 'الشباب',
  adults: 'الكبار',
} satisfies WordsOf<'age-levels'>;
