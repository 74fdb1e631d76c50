import { type SQL, sql } from 'drizzle-orm';
import type { AgeLevel as WireAgeLevel } from '#contract/entities.ts';
import type { AgeLevel } from './table.ts';

/**
 * Age levels of a competition in their order, as a column of any query that joins `competitions`. They are few and
 * found by primary key, so that a list of teams needs no second query.
 * @param which a condition on `level`
 * @param further what else is told of each, such as `'announced', true`
 */
export const ageLevelsThat = <Further = unknown>(which: SQL, further?: SQL) => sql<(AgeLevel & Further)[]>`(
  select coalesce(json_agg(json_build_object(
    'key', level.key, 'name', level.name, 'nameEn', level.name_en,
    'description', level.description, 'descriptionEn', level.description_en${further && sql`, ${further}`}
  ) order by level.position, level.key), '[]')
  from age_levels level where level.competition_id = "competitions"."id" and ${which})`;

/** The levels in which teams can register now. */
export const offeredAgeLevels = ageLevelsThat(sql`level.status`);

/** The levels that a team may have: withdrawn ones too, because their teams keep them. */
export const knownAgeLevels = ageLevelsThat(sql`true`);

/** An age level in the format of the API: its `title` is the key; the text for people is `name`. */
export const presentAgeLevel = ({ key, name, nameEn, description, descriptionEn }: AgeLevel): WireAgeLevel => ({
  title: key,
  name,
  name_en: nameEn,
  desc: description,
  desc_en: descriptionEn,
});
