import type { query } from '#web/app/paths.ts';
import { teams } from '../teams/resource.ts';
import { transactions } from '../transection/resource.ts';

type Filters = Parameters<typeof query>[0];

/** The list of teams behind a figure. @param season undefined for all seasons */
export const teamsBehind = (season: string | undefined, filters: Filters = {}) => teams.list({ season, ...filters });

/** The list of orders behind an amount. */
export const ordersBehind = (season: string | undefined, filters: Filters = {}) =>
  transactions.list({ season, ...filters });
