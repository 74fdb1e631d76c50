import type { MilestoneKind } from '#domain/milestones.ts';
import type { RegionCode } from '#server/features/regions/index.ts';

/** A dated step of a sample season, in days as they are written (`demo/calendar.ts`) and times of Riyadh's clock. */
export type DemoMilestone = {
  kind: MilestoneKind;
  title: string;
  titleEn: string;
  from: string;
  /** The last day, included; the first one if not given. */
  to?: string;
  times?: [from: string, to: string];
  region?: RegionCode;
  place?: string;
  placeEn?: string;
  link?: string;
};
