import { sql } from 'drizzle-orm';
import type { AgeLevel as WireAgeLevel } from '#contract/entities.ts';
import type { AgeLevel } from './table.ts';

/**
 * The age levels that a competition offers, in their order: a column of any query that joins `competitions`. A handful
 * of rows by primary key, so that a list of teams needs no second query for them.
 */
export const offeredAgeLevels = sql<AgeLevel[]>`(
  select coalesce(json_agg(json_build_object(
    'key', level.key, 'name', level.name, 'nameEn', level.name_en,
    'description', level.description, 'descriptionEn', level.description_en
  ) order by level.position, level.key), '[]')
  from age_levels level where level.competition_id = "competitions"."id" and level.status)`;

/** An age level in the wire's words: its `title` is the key, what people read is `name`. */
export const presentAgeLevel = ({ key, name, nameEn, description, descriptionEn }: AgeLevel): WireAgeLevel => ({
  title: key,
  name,
  name_en: nameEn,
  desc: description,
  desc_en: descriptionEn,
});
