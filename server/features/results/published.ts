import { and, eq, exists, max, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { resultBoards, results } from './table.ts';

const query = new QueryBuilder();
const one = { one: sql`1` };

/** Whether the board of a result is published. Whatever visitors, coaches and papers learn of results asks it. */
export const isPublished = (): SQL =>
  exists(
    query
      .select(one)
      .from(resultBoards)
      .where(
        and(
          eq(resultBoards.competitionId, results.competitionId),
          eq(resultBoards.ageLevel, results.ageLevel),
          eq(resultBoards.published, true),
        ),
      ),
  );

/** Whether a team has a published result, of which something else may be asked, too. */
export const hasPublishedResult = (teamId: SQLWrapper, further: SQL): SQL =>
  exists(
    query
      .select(one)
      .from(results)
      .where(and(eq(results.teamId, teamId as SQL), further, isPublished())),
  );

/** When the published results of each season were last changed, as a subquery for the sitemap. */
export const publishedChanges = () =>
  query
    .select({
      seasonId: results.seasonId,
      at: sql<Date>`greatest(${max(results.updatedAt)}, ${max(resultBoards.changedAt)})`
        .mapWith(results.updatedAt)
        .as('at'),
    })
    .from(results)
    .innerJoin(
      resultBoards,
      and(eq(resultBoards.competitionId, results.competitionId), eq(resultBoards.ageLevel, results.ageLevel)),
    )
    .where(eq(resultBoards.published, true))
    .groupBy(results.seasonId)
    .as('published_changes');
