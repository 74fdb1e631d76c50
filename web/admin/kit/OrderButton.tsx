import ArrowDownUp from 'lucide-react/icons/arrow-down-up';
import { lazy, Suspense, useState } from 'react';
import type { AnswerOf } from '#contract/endpoint.ts';
import { Button } from '#web/kit/Button.tsx';
import { call, type Sends } from '#web/lib/api.ts';
import { useWords } from '#web/lib/words.tsx';
import { idOf, type ResourceCalls, type RowOf, rowsOf } from './calls.ts';

const OrderDialog = lazy(async () => ({ default: (await import('./OrderDialog.tsx')).OrderDialog }));

interface OrderButtonProps<Calls extends ResourceCalls> {
  calls: Calls;
  rowName: (row: RowOf<Calls>) => string;
  /** Waits for moves that are not sent yet. */
  flush: () => Promise<void>;
  /** What all records of the order have in common: the competition whose files they are. */
  of?: Record<string, unknown> | undefined;
}

/** Opens all records of a resource in their order. */
export function OrderButton<Calls extends ResourceCalls>({ calls, rowName, flush, of }: OrderButtonProps<Calls>) {
  const t = useWords('admin');
  const [open, setOpen] = useState(false);
  const read = async (signal: AbortSignal) => {
    await flush();
    return (await readAll(calls, { signal, of })).map((row) => ({ id: idOf(row), name: rowName(row) }));
  };
  return (
    <>
      <Button icon={<ArrowDownUp aria-hidden size="1.15em" />} onClick={() => setOpen(true)}>
        {t('list.order')}
      </Button>
      {open && calls.move && (
        <Suspense>
          <OrderDialog move={calls.move} readAll={read} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** All records of a resource in their order, page by page. */
async function readAll<Calls extends ResourceCalls>(
  calls: Calls,
  { signal, of }: { signal: AbortSignal; of: Record<string, unknown> | undefined },
): Promise<RowOf<Calls>[]> {
  const records: RowOf<Calls>[] = [];
  const per_page = Math.max(...calls.pageSizes);
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const sends: unknown = { query: { ...of, page, per_page, sort: calls.orderSort }, signal };
    const answer: AnswerOf<Calls['list']> = await call(calls.list as Calls['list'], sends as Sends<Calls['list']>);
    records.push(...rowsOf(calls, answer));
    pages = answer.totalPages;
  }
  return records;
}
