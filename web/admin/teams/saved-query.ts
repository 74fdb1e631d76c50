import type { BodyOf } from '#contract/endpoint.ts';
import type { saveTeamView } from '#contract/endpoints/team-views.ts';
import { newestTeamsFirst, teamFilterNames } from '#contract/endpoints/teams.ts';

/** What a saved view keeps, by the names of the list's call. */
export type SavedQuery = BodyOf<typeof saveTeamView>['query'];

/** What of an address a saved view keeps: search, filters and order, and not the page or its size. */
export const savedQueryOf = (asked: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    ['s', ...teamFilterNames, 'sort'].flatMap((name) => {
      const value = asked[name];
      // The order that the list has by itself is no order.
      return typeof value === 'string' && value !== '' && value !== newestTeamsFirst ? [[name, value]] : [];
    }),
  ) as SavedQuery;

/** The same for two queries that show the same. */
export const keyOfQuery = (asked: Readonly<Record<string, unknown>>): string => JSON.stringify(savedQueryOf(asked));
