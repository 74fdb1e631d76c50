import ArrowDownUp from 'lucide-react/icons/arrow-down-up';
import Download from 'lucide-react/icons/download';
import History from 'lucide-react/icons/history';
import Plus from 'lucide-react/icons/plus';
import { lazy, Suspense, useState } from 'react';
import { Button, ButtonLink } from '#web/kit/Button.tsx';
import { call } from '#web/lib/api.ts';
import { PageMeta } from '#web/lib/meta.tsx';
import { useLanguage, useWords } from '#web/lib/words.tsx';
import { exportAddress, type ResourceCalls, type RowOf, rowsOf, useMay } from './calls.ts';
import { useDelete } from './DeleteDialog.tsx';
import { fieldsOf } from './form/record-fields.ts';
import { ListPage, type ListPageProps } from './ListPage.tsx';
import type { ListQuery, LoadedList, SortOf } from './list-types.ts';
import { defaultSort } from './load-list.ts';
import { moveTo } from './place.ts';
import { RowMenu } from './RowMenu.tsx';
import { readAll } from './read-all.ts';
import type { Resource } from './resource.ts';
import { useMove } from './useMove.ts';

const HistoryDialog = lazy(async () => ({ default: (await import('./HistoryDialog.tsx')).HistoryDialog }));
const OrderDialog = lazy(async () => ({ default: (await import('./OrderDialog.tsx')).OrderDialog }));

type Given =
  | 'endpoint'
  | 'title'
  | 'action'
  | 'rows'
  | 'pageSizes'
  | 'rowKey'
  | 'rowHref'
  | 'rowActions'
  | 'otherOrders';

interface ResourceListPageProps<Calls extends ResourceCalls>
  extends Omit<ListPageProps<Calls['list'], RowOf<Calls>>, Given> {
  resource: Resource;
  calls: Calls;
  /** "Add a question". */
  createLabel: string;
  /** The names of the fields in the log, by their names on the wire. */
  labels: Record<string, string>;
}

/**
 * The list of a resource with all that its calls can do and the person may: add, edit, delete, order, export. A page
 * gives it columns, filters and words.
 */
export function ResourceListPage<Calls extends ResourceCalls>(props: ResourceListPageProps<Calls>) {
  const { resource, calls, createLabel, labels, ...list } = props;
  const { loaded, rowName } = list;
  const t = useWords('admin');
  const { lang } = useLanguage();
  const may = useMay();
  const [deleteDialog, askToDelete] = useDelete(calls.remove);
  const { rows, stepsOf } = useOrder(calls, loaded);
  return (
    <>
      <PageMeta title={resource.label[lang]} private />
      <ListPage<Calls['list'], RowOf<Calls>>
        {...list}
        endpoint={calls.list}
        title={resource.label[lang]}
        rows={rows}
        pageSizes={calls.pageSizes}
        otherOrders={
          calls.move && [{ sort: defaultSort(calls.list) as SortOf<Calls['list']>, label: t('list.ownOrder') }]
        }
        rowKey={idOf}
        rowHref={may(calls.update) ? (row) => resource.edit(idOf(row)) : undefined}
        rowActions={(row) => (
          <RowMenu
            name={rowName(row)}
            editHref={may(calls.update) ? resource.edit(idOf(row)) : undefined}
            onDelete={may(calls.remove) ? () => askToDelete({ id: idOf(row), name: rowName(row) }) : undefined}
            {...stepsOf(row)}
          />
        )}
        action={
          <>
            {may(calls.exportCsv) && (
              <ButtonLink
                to={exportAddress(calls.exportCsv, loaded.query as Record<string, unknown>)}
                reloadDocument
                download
                icon={<Download aria-hidden size="1.15em" />}
              >
                {t('list.exportCsv')}
              </ButtonLink>
            )}
            {may(calls.history) && <HistoryButton calls={calls} labels={labels} />}
            {calls.move && may(calls.move) && <OrderButton calls={calls} rowName={rowName} />}
            {may(calls.create) && (
              <ButtonLink variant="go" to={resource.create()} icon={<Plus aria-hidden size="1.15em" />}>
                {createLabel}
              </ButtonLink>
            )}
          </>
        }
      />
      {deleteDialog}
    </>
  );
}

const idOf = (row: unknown) => (row as { _id: string })._id;

/** The rows of the page, and how one of them moves by a step where the list is whole and in its own order. */
function useOrder<Calls extends ResourceCalls>(calls: Calls, { query, answer }: LoadedList<Calls['list']>) {
  const { write, sent } = useMove(calls.move);
  const may = useMay();
  const { page, per_page, sort, ...narrowing } = query as unknown as ListQuery & Record<string, unknown>;
  const start = (page - 1) * per_page;
  const answered = answer && rowsOf(calls, answer);
  const rows = sent && answered ? moveTo(answered, idOf, { ...sent, place: sent.place - start }) : answered;
  const inOrder =
    calls.move && may(calls.move) && sort === defaultSort(calls.list) && !Object.values(narrowing).some(Boolean);
  return {
    rows,
    stepsOf(row: RowOf<Calls>) {
      if (!inOrder || !rows || !answer) return {};
      const place = start + rows.indexOf(row) + 1;
      return {
        first: place === 1,
        last: place === (answer as { totalItems: number }).totalItems,
        onMove: (steps: -1 | 1) => write({ id: idOf(row), place: place + steps }),
      };
    },
  };
}

function HistoryButton({
  calls: { history, input },
  labels,
}: {
  calls: ResourceCalls;
  labels: Record<string, string>;
}) {
  const t = useWords('admin');
  const [open, setOpen] = useState(false);
  const fields = fieldsOf(input, Object.fromEntries(Object.keys(input.shape).map((name) => [name, ''])));
  return (
    <>
      <Button icon={<History aria-hidden size="1.15em" />} onClick={() => setOpen(true)}>
        {t('history.title')}
      </Button>
      {open && (
        <Suspense>
          <HistoryDialog
            labels={labels}
            fields={fields}
            load={(page) => call(history, { query: { page } })}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}

interface OrderButtonProps<Calls extends ResourceCalls> {
  calls: Calls;
  rowName: (row: RowOf<Calls>) => string;
}

function OrderButton<Calls extends ResourceCalls>({ calls, rowName }: OrderButtonProps<Calls>) {
  const t = useWords('admin');
  const [open, setOpen] = useState(false);
  const read = async (signal: AbortSignal) =>
    (await readAll(calls, signal)).map((row) => ({ id: idOf(row), name: rowName(row) }));
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
