import type { Both } from '../texts.ts';

export type Category = { id: number; name: Both };

/** The categories of the courses. Their ids are numbers, as in the academy's system. */
export const categories: Category[] = [
  { id: 1, name: { en: 'First steps', ar: 'الخطوات الأولى' } },
  { id: 2, name: { en: 'Building', ar: 'البناء' } },
  { id: 3, name: { en: 'Programming', ar: 'البرمجة' } },
  { id: 4, name: { en: 'Missions and matches', ar: 'المهمات والمباريات' } },
  { id: 5, name: { en: 'Innovation project', ar: 'مشروع الابتكار' } },
  { id: 6, name: { en: 'Coaching and judging', ar: 'التدريب والتحكيم' } },
];
