import { isDeepStrictEqual } from 'node:util';
import { and, eq, getTableColumns, inArray, notInArray, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { AdminSeason, MilestoneInput } from '#contract/endpoints/admin-seasons.ts';
import { isDay } from '#domain/milestones.ts';
import type { RecordParts } from '#server/features/office-records/index.ts';
import { regions } from '#server/features/regions/index.ts';
import { Refusal } from '#server/http/refusal.ts';
import { cleanLine } from '#server/platform/clean-text.ts';
import type { DbOrTx, Tx } from '#server/platform/database.ts';
import { competitionIds, moment } from './milestones.ts';
import { type SeasonMilestoneRecord, seasonMilestoneCompetitions, seasonMilestones, type seasons } from './table.ts';

/** A date as the office writes it: without its season. */
export type OfficeMilestone = Omit<SeasonMilestoneRecord, 'seasonId' | 'createdAt' | 'updatedAt'> & {
  /** By their order as texts; none for all of the season. */
  competitionIds: string[];
};
export type SeasonParts = { milestones: OfficeMilestone[] };

/**
 * The place of a date among those that were sent, by which it is told what is wrong with it. No part of the date: the same
 * ones in another order are no change.
 */
const placesSent = new WeakMap<OfficeMilestone, number>();

const timeOf = (written: string) => (isDay(written) ? null : `${written.slice(11, 16)}:00`);

/** In the order of `inOrder`, so that the same dates in another order are no change. */
export const milestonesOfInput = (sent: readonly z.output<typeof MilestoneInput>[]): OfficeMilestone[] =>
  inOrder(
    sent.map((one, place) => {
      const date = {
        ...{ id: one._id, kind: one.kind, title: cleanLine(one.title), titleEn: cleanLine(one.title_en) },
        ...{ fromDay: one.from.slice(0, 10), fromTime: timeOf(one.from) },
        ...{ toDay: one.to.slice(0, 10), toTime: timeOf(one.to) },
        ...{ regionId: one.region || null, place: cleanLine(one.place ?? ''), placeEn: cleanLine(one.place_en ?? '') },
        competitionIds: [...new Set(one.competions)].sort(),
        link: one.link || null,
      };
      placesSent.set(date, place);
      return date;
    }),
  );

/**
 * What is wrong with the dates of a season beside what the database holds: a region that there is not, a competition of
 * another season.
 * @param seasonId undefined for a new season, which has no competitions yet
 */
export async function wrongMilestones(tx: Tx, seasonId: string | undefined, milestones: readonly OfficeMilestone[]) {
  const wanted = milestones.flatMap(({ regionId }) => regionId ?? []);
  const knownRegions =
    wanted.length > 0 ? await tx.select({ id: regions.id }).from(regions).where(inArray(regions.id, wanted)) : [];
  // Competitions import this feature, so their table is named in SQL.
  const { rows: competitions } =
    seasonId !== undefined && milestones.some(({ competitionIds }) => competitionIds.length > 0)
      ? await tx.execute<{ id: string }>(sql`select id from competitions where season_id = ${seasonId}`)
      : { rows: [] };
  const [inRegions, inCompetitions] = [knownRegions, competitions].map((rows) => new Set(rows.map(({ id }) => id)));
  return Object.fromEntries(
    milestones.flatMap((date, at) => {
      const path = `milestones.${placesSent.get(date) ?? at}`;
      return [
        ...(date.regionId && !inRegions?.has(date.regionId) ? [[`${path}.region`, 'not_offered'] as const] : []),
        ...(date.competitionIds.some((id) => !inCompetitions?.has(id))
          ? [[`${path}.competions`, 'not_offered'] as const]
          : []),
      ];
    }),
  );
}

export const presentMilestone = (one: OfficeMilestone): AdminSeason['milestones'][number] => ({
  ...{ _id: one.id, kind: one.kind, title: one.title, title_en: one.titleEn },
  ...{ from: moment(one.fromDay, one.fromTime), to: moment(one.toDay, one.toTime) },
  ...{
    region: one.regionId ?? '',
    competions: one.competitionIds,
    place: one.place,
    place_en: one.placeEn,
    link: one.link ?? '',
  },
});

/** By their beginning, then by their end; whole days before times of the same day. */
const inOrder = (dates: readonly OfficeMilestone[]): OfficeMilestone[] => {
  const key = ({ fromDay, fromTime, toDay, toTime, id }: OfficeMilestone) =>
    [fromDay, fromTime ?? '', toDay, toTime ?? '', id].join(' ');
  return dates.toSorted((one, other) => (key(one) < key(other) ? -1 : 1));
};

/** The dates of seasons with whom they concern, by season id. */
async function milestonesOfSeasons(db: DbOrTx, seasonIds: readonly string[]) {
  const rows = await db
    .select({ ...getTableColumns(seasonMilestones), competitionIds })
    .from(seasonMilestones)
    .where(inArray(seasonMilestones.seasonId, [...seasonIds]));
  return Map.groupBy(rows, ({ seasonId }) => seasonId);
}

/** The dates of seasons, which the office writes with them. A date that stays keeps its id, by which calendars know it. */
export const seasonParts: RecordParts<typeof seasons, SeasonParts> = {
  async read(db, rows) {
    const bySeason = await milestonesOfSeasons(
      db,
      rows.map(({ id }) => id),
    );
    return ({ id }) => ({
      milestones: inOrder(
        (bySeason.get(id) ?? []).map(({ seasonId: _, createdAt: __, updatedAt: ___, ...date }) => date),
      ),
    });
  },
  async write(tx, { id: seasonId }, { milestones = [] }) {
    const before = (await milestonesOfSeasons(tx, [seasonId])).get(seasonId) ?? [];
    const ids = milestones.map(({ id }) => id);
    await tx
      .delete(seasonMilestones)
      .where(and(eq(seasonMilestones.seasonId, seasonId), notInArray(seasonMilestones.id, ids)));
    for (const { competitionIds: named, ...date } of milestones) {
      const old = before.find(({ id }) => id === date.id)?.competitionIds ?? [];
      const isForOthers = !isDeepStrictEqual(old, named);
      const written = await tx
        .insert(seasonMilestones)
        .values({ ...date, seasonId })
        .onConflictDoUpdate({
          target: seasonMilestones.id,
          // Calendars say whom a date concerns, and learn by this that it has changed.
          set: { ...date, ...(isForOthers && { updatedAt: sql`statement_timestamp()` }) },
          // The date of another season stays there.
          setWhere: eq(seasonMilestones.seasonId, seasonId),
        })
        .returning({ id: seasonMilestones.id });
      if (written.length === 0) throw new Refusal('invalid_fields', { fields: { milestones: 'invalid' } });
      if (isForOthers) await writeCompetitions(tx, { seasonId, milestoneId: date.id }, named);
    }
  },
  async remove(tx, id) {
    await tx.delete(seasonMilestones).where(eq(seasonMilestones.seasonId, id));
  },
};

async function writeCompetitions(tx: Tx, of: { seasonId: string; milestoneId: string }, named: readonly string[]) {
  await tx.delete(seasonMilestoneCompetitions).where(eq(seasonMilestoneCompetitions.milestoneId, of.milestoneId));
  if (named.length === 0) return;
  await tx.insert(seasonMilestoneCompetitions).values(named.map((competitionId) => ({ ...of, competitionId })));
}
