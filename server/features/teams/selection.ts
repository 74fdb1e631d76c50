import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { TeamSelection } from '#contract/endpoints/team-bulk.ts';
import { limits } from '#contract/limits.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Db } from '#server/platform/database.ts';
import { officeTeamIds } from './office-list.ts';
import { teams } from './table.ts';

/**
 * The ids of the selected teams: in the order of the list, or by number where they were chosen one by one.
 * @throws Refusal `selection_changed` where they are not those that the page showed, `selection_too_large`
 */
export async function selectedTeamIds(db: Db, selection: z.output<typeof TeamSelection>): Promise<string[]> {
  if ('ids' in selection) {
    const ids = [...new Set(selection.ids)];
    const found = await db
      .select({ id: teams.id })
      .from(teams)
      .where(sql`${teams.id} = any(${sql.param(ids)}::uuid[])`)
      .orderBy(teams.teamNo);
    if (found.length !== ids.length) throw new Refusal('selection_changed');
    return found.map(({ id }) => id);
  }
  const { s, sort, ...filters } = selection.matching;
  if (selection.count > limits.bulkTeamsMax) throw new Refusal('selection_too_large');
  const ids = await officeTeamIds(db, { search: s, sort, filters, most: selection.count + 1 });
  if (ids.length !== selection.count) throw new Refusal('selection_changed');
  return ids;
}
