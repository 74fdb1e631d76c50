import type { WordsOf } from '../index.ts';

export default {
  region: 'المنطقة',
  city: 'المدينة',
  stage: 'المرحلة الدراسية',
} satisfies WordsOf<'team-fields'>;
