import type { TeamSelection } from '#contract/endpoints/team-bulk.ts';
import { teamNarrowing } from '#contract/endpoints/teams.ts';

type Query = Record<string, unknown>;

/** Search, filters and order of the list, without what is not set. */
export const narrowingOf = (query: Query): Record<string, string> =>
  Object.fromEntries(
    Object.keys(teamNarrowing).flatMap((name) => {
      const value = query[name];
      return typeof value === 'string' && value !== '' ? [[name, value]] : [];
    }),
  );

/**
 * The selected teams of the list, as calls take them.
 * @param every how many match, where all of those are selected
 */
export const selectionOf = (ids: readonly string[], every: number | undefined, query: Query): TeamSelection =>
  every === undefined ? { ids: [...ids] } : { matching: narrowingOf(query), count: every };

export const countOf = (teams: TeamSelection): number => ('ids' in teams ? teams.ids.length : teams.count);
