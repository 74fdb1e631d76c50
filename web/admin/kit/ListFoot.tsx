import { formatNumber } from '#locales/format.ts';
import { rowRange } from '#web/kit/list/list-address.ts';
import { useListAddress } from '#web/kit/list/useListAddress.ts';
import { PageSizeSelect } from '#web/kit/table/PageSizeSelect.tsx';
import { Pagination } from '#web/kit/table/Pagination.tsx';
import { useWords } from '#web/lib/words.tsx';
import type { ListQuery } from './list-types.ts';

interface ListFootProps {
  query: ListQuery;
  pageSizes: readonly number[];
  totalItems: number;
  totalPages: number;
  /** True if a search finds more than `totalItems`, which is the limit for paging. */
  moreThanTotal?: boolean;
}

/** Which rows of how many are shown, the other pages, and how long a page is. */
export function ListFoot({ query, pageSizes, totalItems, totalPages, moreThanTotal }: ListFootProps) {
  const t = useWords('kit');
  const { hrefFor, change } = useListAddress();
  const range = rowRange(query.page, query.per_page, totalItems);
  if (!range) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <p role="status" className="text-sm text-soft tabular-nums">
        {t(moreThanTotal ? 'rowsOfMore' : 'rows', {
          from: formatNumber(range.from),
          to: formatNumber(range.to),
          total: formatNumber(totalItems),
        })}
      </p>
      <Pagination page={query.page} pages={totalPages} hrefFor={(page) => hrefFor({ page })} />
      <PageSizeSelect value={query.per_page} sizes={pageSizes} onChange={(per_page) => change({ per_page })} />
    </div>
  );
}
