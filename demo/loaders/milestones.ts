import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { sortedByStart } from '#domain/milestones.ts';
import { regions } from '#server/features/regions/index.ts';
import { seasonMilestoneCompetitions, seasonMilestones } from '#server/features/seasons/index.ts';
import type { Tx } from '#server/platform/database.ts';
import { type Calendar, isHoliday, weeksLater } from '../calendar.ts';
import type { DemoMilestone, DemoSeason } from '../read/seasons.ts';
import type { LoadedSeason } from './content.ts';
import { required } from './required.ts';

export async function loadMilestones(
  tx: Tx,
  { season, competitions }: LoadedSeason,
  content: DemoSeason,
  calendar: Calendar,
): Promise<void> {
  const regionIds = new Map((await tx.select().from(regions)).map(({ code, id }) => [code, id]));
  const competitionIds = new Map(competitions.map(({ slug, id }) => [slug, id]));
  const dated = datedMilestones(content.milestones, calendar).map((one) => ({ ...one, id: uuidv7() }));
  await tx.insert(seasonMilestones).values(
    dated.map(({ region, times, from, to, competitions: _, ...rest }) => ({
      ...rest,
      seasonId: season.id,
      regionId: region && required(regionIds.get(region), region),
      ...{ fromDay: from, toDay: to, fromTime: times?.[0], toTime: times?.[1] },
    })),
  );
  const named = dated.flatMap(({ id, competitions: slugs = [] }) =>
    slugs.map((slug) => ({
      milestoneId: id,
      seasonId: season.id,
      competitionId: required(competitionIds.get(slug), slug),
    })),
  );
  if (named.length > 0) await tx.insert(seasonMilestoneCompetitions).values(named);
}

type DatedMilestone = DemoMilestone & { to: string };

/**
 * Milestones on the days of the calendar. An event that would fall into Ramadan, an Eid or Hajj is moved
 * by some weeks, and with it everything after it.
 */
export function datedMilestones(written: readonly DemoMilestone[], calendar: Calendar): DatedMilestone[] {
  let weeks = 0;
  const dated = written.map((one) => ({ ...one, from: calendar.day(one.from), to: calendar.day(one.to ?? one.from) }));
  return sortedByStart(dated).map((one) => {
    const later = (day: string) => weeksLater(day, weeks);
    if (one.kind === 'regional' || one.kind === 'final') {
      while (isHoliday(later(one.from)) || isHoliday(later(one.to))) weeks += 1;
    }
    return { ...one, from: later(one.from), to: later(one.to) };
  });
}

/** When the ranks of a season were entered: on the evening of the day on which its results are published. */
export async function announcedAt(tx: Tx, seasonId: string): Promise<Date> {
  const milestones = await tx.select().from(seasonMilestones).where(eq(seasonMilestones.seasonId, seasonId));
  const { toDay } = required(
    milestones.find(({ kind }) => kind === 'results'),
    'results',
  );
  return new Date(`${toDay}T18:00:00+03:00`);
}
