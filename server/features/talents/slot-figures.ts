import { sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { SlotFigures } from '#contract/endpoints/admin-talents.ts';
import { competitions } from '#server/features/competitions/index.ts';
import { seasons } from '#server/features/seasons/index.ts';
import type { Db } from '#server/platform/database.ts';
import { talents } from './table.ts';

/** With more interest than this, the figures are kept for `KEPT` milliseconds, because counting reads every training. */
const LARGE = 20_000;
const KEPT = 5_000;

/** Returns the function that counts who would come to a training, by competition and time. */
export function slotFiguresCounter(db: Db): () => Promise<SlotFigures[]> {
  const kept = new LRUCache<'slots', SlotFigures[]>({ max: 1, ttl: KEPT });
  return async () => {
    const known = kept.get('slots');
    if (known) return known;
    const counted = await count(db);
    if (counted.reduce((sum, { either }) => sum + either, 0) > LARGE) kept.set('slots', counted);
    return counted;
  };
}

/** Of the newest season first, each in the order of its competitions; those that nobody has chosen are left out. */
async function count(db: Db): Promise<SlotFigures[]> {
  const at = (slot: 'morning' | 'evening') => sql`bool_or(chosen.slot1 = ${slot} or chosen.slot2 = ${slot})`;
  const { rows } = await db.execute<SlotFigures & Record<string, unknown>>(sql`
    with interested as (
      select ${talents.status} as active, chosen."competitionId" as competition, ${at('morning')} as morning, ${at('evening')} as evening
      from ${talents}, jsonb_to_recordset(${talents.trainings}) as chosen ("competitionId" uuid, slot1 text, slot2 text)
      group by ${talents.id}, chosen."competitionId"
    ), counted as (
      select competition, count(*) filter (where active and morning)::int as morning,
        count(*) filter (where active and evening)::int as evening, count(*) filter (where active)::int as either
      from interested group by competition
    )
    select ${competitions.id} as _id, ${competitions.name}, ${competitions.nameEn} as name_en,
      json_build_object('name', ${seasons.name}, 'name_en', ${seasons.nameEn}) as season, morning, evening, either
    from counted
      join ${competitions} on ${competitions.id} = competition
      join ${seasons} on ${seasons.id} = ${competitions.seasonId}
    order by ${seasons.createdAt} desc, ${competitions.position}, ${competitions.id}`);
  return rows;
}
