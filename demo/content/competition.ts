import type { AgeLevel, CompetitionRecord } from '#server/features/competitions/index.ts';
import type { Papers } from './papers.ts';

/**
 * A competition as the sample content writes it. The description is simple HTML; the six characteristics (hardware to
 * theme) are one plain sentence or two.
 */
export type DemoCompetition = Omit<
  CompetitionRecord,
  'id' | 'seasonId' | 'position' | 'currency' | 'logo' | 'banner' | 'video' | 'status' | 'registration' | 'createdAt'
> & { ageLevels: AgeLevel[]; papers: Papers };
