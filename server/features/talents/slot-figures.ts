import { sql } from 'drizzle-orm';
import type { SlotFigures } from '#contract/endpoints/admin-talents.ts';
import { competitions } from '#server/features/competitions/index.ts';
import { seasons } from '#server/features/seasons/index.ts';
import type { Db } from '#server/platform/database.ts';
import { talents } from './table.ts';

/** Returns the function that counts who would come to a training, by competition and time: once for all who ask at once. */
export function slotFiguresCounter(db: Db): () => Promise<SlotFigures[]> {
  let counting: Promise<SlotFigures[]> | undefined;
  return () => {
    counting ??= count(db).finally(() => {
      counting = undefined;
    });
    return counting;
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
      json_build_object('_id', ${seasons.id}, 'name', ${seasons.name}, 'name_en', ${seasons.nameEn}) as season, morning, evening, either
    from counted
      join ${competitions} on ${competitions.id} = competition
      join ${seasons} on ${seasons.id} = ${competitions.seasonId}
    order by ${seasons.createdAt} desc, ${competitions.position}, ${competitions.id}`);
  return rows;
}
