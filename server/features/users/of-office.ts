import { type SQL, sql } from 'drizzle-orm';
import { officeTypes } from '#contract/access.ts';
import { users } from './table.ts';

// Written out, so that a plan that is made for any value knows how few they are.
const types = sql.raw(officeTypes.join(', '));

/** People of the office, whether they can sign in or not. */
export const isOfOffice: SQL = sql`${users.type} in (${types})`;

/** Everybody else. */
export const isNotOfOffice: SQL = sql`${users.type} not in (${types})`;
