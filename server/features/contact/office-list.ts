import { sql } from 'drizzle-orm';
import type { ParsedQuery } from '#contract/endpoint.ts';
import type { listContacts } from '#contract/endpoints/admin-contact.ts';
import { withoutPrefix } from '#domain/fold.ts';
import type { Db } from '#server/platform/database.ts';
import { hasWord } from '#server/platform/has-word.ts';
import { listFilters } from '#server/platform/list-filters.ts';
import { longListFinder } from '#server/platform/long-list.ts';
import { type ContactRow, selectContacts } from './store.ts';
import { contactMessages } from './table.ts';

const { createdAt, state, assignedTo, searchText } = contactMessages;

const narrow = listFilters<'state' | 'assigned'>({
  state: (value) => sql`${state} = ${value}`,
  assigned: (value) => sql`${assignedTo} = ${value}`,
});

const orders = { created_at: [createdAt], state: [state, createdAt] };

/** Returns the query for the office's list of messages (`platform/long-list.ts`); `assigned=me` means the person's. */
export function contactFinder(db: Db) {
  const find = longListFinder<ContactRow, keyof typeof orders>(db, {
    name: 'office_contacts',
    table: contactMessages,
    orders,
    byText: [],
    select: selectContacts as never,
    hasWord: (_, word, from) => hasWord(searchText, withoutPrefix(word), from),
    ends: true,
  });
  return ({ page, per_page, s, sort, ...query }: ParsedQuery<typeof listContacts>, person: { id: string }) => {
    const narrowed = narrow({ state: query.state, assigned: query.assigned && person.id });
    return find({ search: s, narrowed, sort, offset: (page - 1) * per_page, limit: per_page });
  };
}
