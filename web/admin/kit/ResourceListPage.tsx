import Download from 'lucide-react/icons/download';
import History from 'lucide-react/icons/history';
import Plus from 'lucide-react/icons/plus';
import { lazy, Suspense, useState } from 'react';
import { Button, ButtonLink } from '#web/kit/Button.tsx';
import { useWords } from '#web/lib/words.tsx';
import { exportAddress, idOf, type ResourceCalls, type RowOf, revisionOf, useMay } from './calls.ts';
import { type UsesAt, useDelete } from './DeleteDialog.tsx';
import { type FieldNames, fieldsOf } from './form/record-fields.ts';
import { ListPage, type ListPageProps } from './ListPage.tsx';
import type { SortOf } from './list-types.ts';
import { OrderButton } from './OrderButton.tsx';
import { RowMenu } from './RowMenu.tsx';
import { useRowOrder } from './useRowOrder.ts';

const HistoryDialog = lazy(async () => ({ default: (await import('./ChangeHistory.tsx')).HistoryDialog }));

type Given = 'endpoint' | 'action' | 'rows' | 'pageSizes' | 'rowKey' | 'rowHref' | 'rowActions';

interface ResourceListPageProps<Calls extends ResourceCalls>
  extends Omit<ListPageProps<Calls['list'], RowOf<Calls>>, Given> {
  calls: Calls;
  /** "Add a question". */
  createLabel: string;
  /** The filter by which the page is the list of one record's: it has an order of its own, which is not narrowed. */
  within?: string;
  /** Where the office finds what uses a record, and keeps it from being deleted. */
  usesAt?: (row: RowOf<Calls>) => UsesAt;
  /** The names of the fields in the log, by their names on the wire. */
  labels: Record<string, string>;
  /** The names of other records that fields hold the ids of, for the log. */
  names?: FieldNames<Record<string, unknown>>;
}

/**
 * The list of a resource with all that its calls can do and the person may: add, edit, delete, order, export. A page
 * gives it columns, filters and words.
 */
export function ResourceListPage<Calls extends ResourceCalls>(props: ResourceListPageProps<Calls>) {
  const { calls, createLabel, labels, names, within, usesAt, ...list } = props;
  const { resource, loaded, rowName } = list;
  const t = useWords('admin');
  const may = useMay();
  const [deleteDialog, askToDelete] = useDelete(calls.remove);
  const mayOpen = may({ access: resource.needs.form });
  const editHref = mayOpen && may(calls.update) ? (row: RowOf<Calls>) => resource.edit(idOf(row)) : undefined;
  const mayDelete = may(calls.remove);
  const mayMove = calls.move !== undefined && may(calls.move);
  const { rows, orderOf, flush } = useRowOrder(calls, loaded, within);
  const mayAct = editHref !== undefined || mayDelete || mayMove;
  const rowMenu = (row: RowOf<Calls>) => (
    <RowMenu
      name={rowName(row)}
      editHref={editHref?.(row)}
      onDelete={
        mayDelete
          ? () =>
              askToDelete({
                ...{ id: idOf(row), revision: revisionOf(row), name: rowName(row) },
                usesAt: usesAt?.(row) ?? {},
              })
          : undefined
      }
      {...orderOf(row)}
    />
  );
  return (
    <>
      <ListPage<Calls['list'], RowOf<Calls>>
        {...list}
        endpoint={calls.list}
        rows={rows}
        pageSizes={calls.pageSizes}
        otherOrders={[
          ...(calls.orderSort ? [{ sort: calls.orderSort as SortOf<Calls['list']>, label: t('list.ownOrder') }] : []),
          ...(list.otherOrders ?? []),
        ]}
        rowKey={idOf}
        rowHref={editHref}
        rowActions={mayAct ? rowMenu : undefined}
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
            {may(calls.history) && <HistoryButton calls={calls} labels={labels} names={names} />}
            {mayMove && (
              <OrderButton
                calls={calls}
                rowName={rowName}
                flush={flush}
                {...(within && { of: { [within]: (loaded.query as Record<string, unknown>)[within] } })}
              />
            )}
            {mayOpen && may(calls.create) && (
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

function HistoryButton({
  calls: { history, input },
  labels,
  names,
}: {
  calls: ResourceCalls;
  labels: Record<string, string>;
  names: FieldNames<Record<string, unknown>> | undefined;
}) {
  const t = useWords('admin');
  const [open, setOpen] = useState(false);
  const empty = Object.fromEntries(Object.keys(input.shape).map((name) => [name, '']));
  const fields = fieldsOf(input, empty, names);
  return (
    <>
      <Button icon={<History aria-hidden size="1.15em" />} onClick={() => setOpen(true)}>
        {t('history.title')}
      </Button>
      {open && (
        <Suspense>
          <HistoryDialog labels={labels} fields={fields} history={history} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
