import { Region } from './answers.ts';
import { z } from './zod.ts';

/** What a dated step may be; the database's check is made of it. */
export const milestoneKinds = [
  'registration',
  'training',
  'regional',
  'final',
  'broadcast',
  'results',
  'other',
] as const;

/** A dated step of a season (an addition of ours). */
export const Milestone = z.object({
  _id: z.string(),
  kind: z.enum(milestoneKinds),
  title: z.string(),
  title_en: z.string(),
  from: z.string().describe('A day in Riyadh (2026-02-01), or an instant on its clock (2026-02-01T19:00:00+03:00)'),
  to: z.string().describe('The last day, included; or the instant at which it ends'),
  region: Region.nullable(),
  place: z.string(),
  place_en: z.string(),
  competions: z.array(z.string()).describe('The ids of the competitions that it concerns; empty for all of the season'),
  link: z.string().nullable().describe('Where one watches it or reads more: an address, or a path of the portal'),
});
export type Milestone = z.output<typeof Milestone>;
