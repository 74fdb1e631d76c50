import type { BodyOf } from '#contract/endpoint.ts';
import type { saveTeamView } from '#contract/endpoints/team-views.ts';
import { teamFilterNames } from '#contract/endpoints/teams.ts';

type Query = BodyOf<typeof saveTeamView>['query'];

const ORDER = '-created_at';

/** What of an address a saved view keeps: search, filters and order, and not the page or its size. */
export const savedQueryOf = (asked: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(
    ['s', ...teamFilterNames, 'sort'].flatMap((name) => {
      const value = asked[name];
      // The order that the list has by itself is no order.
      return typeof value === 'string' && value !== '' && value !== ORDER ? [[name, value]] : [];
    }),
  );

/** The same for two queries that show the same. */
export const keyOfQuery = (asked: Readonly<Record<string, unknown>>): string => JSON.stringify(savedQueryOf(asked));

/** As the call takes it. */
export const queryToSave = (asked: Readonly<Record<string, unknown>>): Query => savedQueryOf(asked) as Query;
