import { type SQL, sql } from 'drizzle-orm';
import type { ParsedQuery } from '#contract/endpoint.ts';
import type { listContacts } from '#contract/endpoints/admin-contact.ts';
import { withoutPrefix } from '#domain/fold.ts';
import type { Db } from '#server/platform/database.ts';
import { hasWordIn } from '#server/platform/has-word.ts';
import { listFilters } from '#server/platform/list-filters.ts';
import { longListFinder } from '#server/platform/long-list.ts';
import { type ContactRow, selectContacts } from './store.ts';
import { contactMessages } from './table.ts';

const { createdAt, isNew, state, assignedTo, searchText } = contactMessages;

const narrow = listFilters<'state' | 'assigned' | 'unassigned'>({
  state: (value) => sql`${state} = ${value}`,
  assigned: (value) => sql`${assignedTo} = ${value}`,
  // Each filter of a prepared statement takes a value; this one has no other.
  unassigned: (value) => sql`(${assignedTo} is null and ${value}::text = 'nobody')`,
});

type Narrowing = Pick<ParsedQuery<typeof listContacts>, 'state' | 'assigned'>;

const narrowed = ({ state, assigned }: Narrowing, person: { id: string }) =>
  narrow({
    state,
    assigned: assigned === 'nobody' ? undefined : assigned === 'me' ? person.id : assigned,
    unassigned: assigned === 'nobody' ? assigned : undefined,
  });

/** The condition of the filter by officer. */
export const isAssigned = (assigned: Narrowing['assigned'], person: { id: string }): SQL | undefined =>
  narrowed({ assigned }, person).where;

const orders = { created_at: [createdAt], is_new: [isNew, createdAt] };

/**
 * Returns the query for the office's list of messages (`platform/long-list.ts`).
 * @param readWhole as in `longListFinder`
 */
export function contactFinder(db: Db, readWhole?: number) {
  const find = longListFinder<ContactRow, keyof typeof orders>(
    db,
    {
      ...{ name: 'office_contacts', table: contactMessages, orders, byText: [], ends: true },
      select: selectContacts as never,
      hasWord: (_, word, from) => hasWordIn(sql`${searchText}`, withoutPrefix(word), from),
    },
    readWhole,
  );
  return ({ page, per_page, s, sort, ...query }: ParsedQuery<typeof listContacts>, person: { id: string }) =>
    find({ search: s, narrowed: narrowed(query, person), sort, offset: (page - 1) * per_page, limit: per_page });
}
