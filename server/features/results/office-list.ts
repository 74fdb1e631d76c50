import type { adminResults } from '#contract/endpoints/admin-results.ts';
import { joinDigits } from '#domain/fold.ts';
import { type Resource, recordReader } from '#server/features/office-records/index.ts';
import type { Db } from '#server/platform/database.ts';
import { longListFinder } from '#server/platform/long-list.ts';
import { narrowResults, officeResults, ofTeamsWith } from './office.ts';
import { results } from './table.ts';

const orders = { created_at: [results.createdAt], ranked: [results.ranked], updated_at: [results.updatedAt] };

type Find = NonNullable<Resource<typeof adminResults, typeof results>['find']>;
type Found = Awaited<ReturnType<Find>>['rows'][number];

/**
 * Returns the query for the office's list of results, of any length.
 * @param readWhole as in `longListFinder`
 */
export function resultsForOffice(db: Db, readWhole?: number): Find {
  const { select } = recordReader(officeResults(db));
  const find = longListFinder<Found, keyof typeof orders>(
    db,
    {
      ...{ name: 'office_results', table: results, orders, byText: [], hasWord: ofTeamsWith },
      select: () => select() as never,
    },
    readWhole,
  );
  return ({ s, sort, offset, limit, ...query }) =>
    find({ search: joinDigits(s), narrowed: narrowResults(query), sort, offset, limit });
}
