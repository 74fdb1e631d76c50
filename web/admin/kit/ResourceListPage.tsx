import Download from 'lucide-react/icons/download';
import History from 'lucide-react/icons/history';
import Plus from 'lucide-react/icons/plus';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Button, ButtonLink } from '#web/kit/Button.tsx';
import { EmptyState } from '#web/kit/EmptyState.tsx';
import type { MenuEntry } from '#web/kit/overlay/DropdownMenu.tsx';
import { useWords } from '#web/lib/words.tsx';
import { exportAddress, idOf, type ResourceCalls, type RowOf, revisionOf, useMay } from './calls.ts';
import { useFlags, useUpdatedColumn } from './columns.tsx';
import { type UsesAt, useDelete } from './DeleteDialog.tsx';
import { type CreateWords, type ListWords, type StatusWords, useFieldLabels } from './field-labels.ts';
import { type FieldNames, fieldsOf } from './form/record-fields.ts';
import { ListPage, type ListPageProps } from './ListPage.tsx';
import type { RecordName, SortOf } from './list-types.ts';
import { OrderButton } from './OrderButton.tsx';
import { RowMenu } from './RowMenu.tsx';
import { bulkSwitch } from './StatusSwitch.tsx';
import { useRowOrder } from './useRowOrder.ts';

const HistoryDialog = lazy(async () => ({ default: (await import('./ChangeHistory.tsx')).HistoryDialog }));

type ListProps<Calls extends ResourceCalls> = ListPageProps<Calls['list'], RowOf<Calls>>;

/** What the list of one resource has that others have not. */
export interface OwnList<Calls extends ResourceCalls> {
  /** How its records are named: `useRecordName` for those with a name in both languages. */
  name: RecordName<RowOf<Calls>, SortOf<Calls['list']>>;
  /** The columns after the name. */
  columns?: ListProps<Calls>['columns'];
  filters?: NonNullable<ListProps<Calls>['filters']>;
  /** Where the office finds what uses a record, and keeps it from being deleted. */
  usesAt?: (row: RowOf<Calls>) => UsesAt;
  /** The names of other records that fields hold the ids of, for the log. */
  names?: FieldNames<Record<string, unknown>>;
  /** Where a row leads, if not to its form. */
  rowHref?: (row: RowOf<Calls>) => string;
  /** What else can be done with a record: entries of its menu. */
  menu?: (row: RowOf<Calls>) => MenuEntry[];
  /** The last change of a record is nothing that people look for in this list. */
  withoutUpdated?: true;
  /** The words of its switch, where that does not say whether visitors see a record. */
  statusWords?: StatusWords;
  /** What is said after a deletion, where the specification has other words. */
  deletedText?: string;
  /** Buttons beside those of the calls. */
  actions?: ReactNode;
  /** What the button of the CSV file says, where the specification has other words. */
  exportLabel?: string;
  more?: ListProps<Calls>['more'];
  summary?: ListProps<Calls>['summary'];
  above?: ListProps<Calls>['above'];
}

interface ResourceListPageProps<Calls extends ResourceCalls>
  extends OwnList<Calls>,
    Pick<ListProps<Calls>, 'resource' | 'loaded'> {
  calls: Calls;
  /** `list` has the page's words, `fields` the names of the fields in the log, by their names on the wire. */
  words: ListWords;
}

/**
 * The list of a resource with all that its calls can do and the person may: switch, add, edit, delete, order, export. A
 * page gives it columns, filters and words.
 */
export function ResourceListPage<Calls extends ResourceCalls>(props: ResourceListPageProps<Calls>) {
  const { resource, calls, loaded, words, name, columns = [], filters = [], usesAt, names, menu } = props;
  const t = useWords('admin');
  const own = useWords(words);
  const may = useMay();
  const labels = useFieldLabels(words);
  const updated = useUpdatedColumn();
  const { statusWords = 'admin', exportLabel = t('list.exportCsv') } = props;
  const flags = useFlags(calls, statusWords);
  const [deleteDialog, askToDelete] = useDelete(calls.remove, props.deletedText);
  const mayOpen = may({ access: resource.needs.form });
  const editHref =
    mayOpen && calls.update && may(calls.update) ? (row: RowOf<Calls>) => resource.edit(idOf(row)) : undefined;
  const mayDelete = calls.remove !== undefined && may(calls.remove);
  const mayMove = calls.move !== undefined && may(calls.move);
  const { rows, orderOf, flush } = useRowOrder(calls, loaded);
  const mayAct = editHref !== undefined || mayDelete || mayMove || menu !== undefined;
  const rowMenu = (row: RowOf<Calls>) => (
    <RowMenu
      name={name.of(row)}
      editHref={editHref?.(row)}
      more={menu?.(row)}
      onDelete={
        mayDelete
          ? () =>
              askToDelete({
                ...{ id: idOf(row), revision: revisionOf(row), name: name.of(row) },
                usesAt: usesAt?.(row) ?? {},
              })
          : undefined
      }
      {...orderOf(row)}
    />
  );
  // Those that no column's head offers.
  const otherOrders = [
    ...(calls.orderSort ? [{ sort: calls.orderSort, label: t('list.ownOrder') }] : []),
    ...(calls.defaultSort === '-created_at' && !columns.some(({ sort }) => sort === 'created_at')
      ? [{ sort: calls.defaultSort, label: t('list.newest') }]
      : []),
  ] as NonNullable<ListProps<Calls>['otherOrders']>;
  const { within } = calls;
  return (
    <>
      <ListPage<Calls['list'], RowOf<Calls>>
        resource={resource}
        loaded={loaded}
        endpoint={calls.list}
        rows={rows}
        count={(count) => own('list.text', { count })}
        searchLabel={own('list.search')}
        more={props.more}
        summary={props.summary}
        above={props.above}
        pageSizes={calls.pageSizes}
        otherOrders={otherOrders}
        columns={
          [
            name.column,
            ...columns,
            ...flags.columns(name.of as (row: unknown) => string),
            ...(props.withoutUpdated ? [] : [updated]),
          ] as ListProps<Calls>['columns']
        }
        filters={[...filters, ...flags.filters] as typeof filters}
        {...(calls.switchAll && { bulk: [bulkSwitch(calls.switchAll, statusWords)] })}
        empty={<EmptyState title={own('list.empty')} text={own('list.emptyText')} />}
        rowName={name.of}
        rowKey={idOf}
        rowHref={props.rowHref ?? editHref}
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
                {exportLabel}
              </ButtonLink>
            )}
            {may(calls.history) && <HistoryButton calls={calls} labels={labels} names={names} />}
            {props.actions}
            {mayMove && (
              <OrderButton
                calls={calls}
                rowName={name.of}
                flush={flush}
                {...(within && { of: { [within]: (loaded.query as Record<string, unknown>)[within] } })}
              />
            )}
            {mayOpen && calls.create && may(calls.create) && (
              <CreateLink to={resource.create()} words={words as CreateWords} />
            )}
          </>
        }
      />
      {deleteDialog}
    </>
  );
}

function CreateLink({ to, words }: { to: string; words: CreateWords }) {
  const t = useWords(words);
  return (
    <ButtonLink variant="go" to={to} icon={<Plus aria-hidden size="1.15em" />}>
      {t('list.create')}
    </ButtonLink>
  );
}

interface HistoryButtonProps {
  calls: ResourceCalls;
  labels: Record<string, string>;
  names: FieldNames<Record<string, unknown>> | undefined;
}

function HistoryButton({ calls: { history, input }, labels, names }: HistoryButtonProps) {
  const t = useWords('admin');
  const [open, setOpen] = useState(false);
  const empty = Object.fromEntries(Object.keys(input?.shape ?? {}).map((name) => [name, '']));
  const fields = input ? fieldsOf(input, empty, names) : {};
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
