import { and, eq, inArray, notInArray } from 'drizzle-orm';
import type { z } from 'zod';
import type { AdminSeason, MilestoneInput } from '#contract/endpoints/admin-seasons.ts';
import { isDay } from '#domain/milestones.ts';
import type { RecordParts } from '#server/features/office-records/index.ts';
import { Refusal } from '#server/http/refusal.ts';
import { cleanLine } from '#server/platform/clean-text.ts';
import { moment } from './milestones.ts';
import { type SeasonMilestoneRecord, seasonMilestones, type seasons } from './table.ts';

/** A date as the office writes it: without its season. */
export type OfficeMilestone = Omit<SeasonMilestoneRecord, 'seasonId' | 'createdAt' | 'updatedAt'>;
export type SeasonParts = { milestones: OfficeMilestone[] };

const timeOf = (written: string) => (isDay(written) ? null : `${written.slice(11, 16)}:00`);

/** In the order of `inOrder`, so that the same dates in another order are no change. */
export const milestonesOfInput = (sent: readonly z.output<typeof MilestoneInput>[]): OfficeMilestone[] =>
  inOrder(
    sent.map((one) => ({
      ...{ id: one._id, kind: one.kind, title: cleanLine(one.title), titleEn: cleanLine(one.title_en) },
      ...{ fromDay: one.from.slice(0, 10), fromTime: timeOf(one.from) },
      ...{ toDay: one.to.slice(0, 10), toTime: timeOf(one.to) },
      ...{ regionId: one.region || null, place: cleanLine(one.place ?? ''), placeEn: cleanLine(one.place_en ?? '') },
      link: one.link || null,
    })),
  );

export const presentMilestone = (one: OfficeMilestone): AdminSeason['milestones'][number] => ({
  ...{ _id: one.id, kind: one.kind, title: one.title, title_en: one.titleEn },
  ...{ from: moment(one.fromDay, one.fromTime), to: moment(one.toDay, one.toTime) },
  ...{ region: one.regionId ?? '', place: one.place, place_en: one.placeEn, link: one.link ?? '' },
});

/** By their beginning, then by their end; whole days before times of the same day. */
const inOrder = (dates: readonly OfficeMilestone[]): OfficeMilestone[] => {
  const key = ({ fromDay, fromTime, toDay, toTime, id }: OfficeMilestone) =>
    [fromDay, fromTime ?? '', toDay, toTime ?? '', id].join(' ');
  return dates.toSorted((one, other) => (key(one) < key(other) ? -1 : 1));
};

/** The dates of seasons, which the office writes with them. A date that stays keeps its id, by which calendars know it. */
export const seasonParts: RecordParts<typeof seasons, SeasonParts> = {
  async read(db, rows) {
    const ids = rows.map(({ id }) => id);
    const found = await db.select().from(seasonMilestones).where(inArray(seasonMilestones.seasonId, ids));
    const bySeason = Map.groupBy(found, ({ seasonId }) => seasonId);
    return ({ id }) => ({
      milestones: inOrder(
        (bySeason.get(id) ?? []).map(({ seasonId: _, createdAt: __, updatedAt: ___, ...date }) => date),
      ),
    });
  },
  async write(tx, { id: seasonId }, { milestones = [] }) {
    const ids = milestones.map(({ id }) => id);
    await tx
      .delete(seasonMilestones)
      .where(and(eq(seasonMilestones.seasonId, seasonId), notInArray(seasonMilestones.id, ids)));
    for (const date of milestones) {
      const written = await tx
        .insert(seasonMilestones)
        .values({ ...date, seasonId })
        .onConflictDoUpdate({
          target: seasonMilestones.id,
          set: date,
          // The date of another season stays there.
          setWhere: eq(seasonMilestones.seasonId, seasonId),
        })
        .returning({ id: seasonMilestones.id });
      if (written.length === 0) throw new Refusal('invalid_fields', { fields: { milestones: 'invalid' } });
    }
  },
  async remove(tx, id) {
    await tx.delete(seasonMilestones).where(eq(seasonMilestones.seasonId, id));
  },
};
