import Download from 'lucide-react/icons/download';
import History from 'lucide-react/icons/history';
import Plus from 'lucide-react/icons/plus';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Button, ButtonLink } from '#web/kit/Button.tsx';
import { EmptyState } from '#web/kit/EmptyState.tsx';
import { useWords } from '#web/lib/words.tsx';
import { exportAddress, idOf, type ResourceCalls, type RowOf, revisionOf, useMay } from './calls.ts';
import { useFlags, useUpdatedColumn } from './columns.tsx';
import { useDelete } from './DeleteDialog.tsx';
import { type CreateWords, type ListWords, type StatusWords, useFieldLabels } from './field-labels.ts';
import { type FieldNames, fieldsOf } from './form/record-fields.ts';
import { ListPage, type ListPageProps } from './ListPage.tsx';
import type { RecordName } from './list-types.ts';
import { OrderButton } from './OrderButton.tsx';
import { RowMenu } from './RowMenu.tsx';
import type { Resource } from './resource.ts';
import { bulkSwitch } from './StatusSwitch.tsx';
import { useRowOrder } from './useRowOrder.ts';

const HistoryDialog = lazy(async () => ({ default: (await import('./ChangeHistory.tsx')).HistoryDialog }));

type ListProps<Calls extends ResourceCalls> = ListPageProps<Calls['list'], RowOf<Calls>>;

/** What a list has that is its resource's own. */
export interface OwnList<Calls extends ResourceCalls>
  extends Pick<ListProps<Calls>, 'filters' | 'otherOrders' | 'above' | 'alsoFound' | 'more' | 'note'> {
  /** How its records are named: `useRecordName` for those with a name in both languages. */
  name: RecordName<RowOf<Calls>, Calls['list']>;
  /** The columns after the name. */
  columns?: ListProps<Calls>['columns'];
  /** Its words of the switch, if it does not say whether visitors see a record. */
  statusWords?: StatusWords;
  /** What the button of the CSV file says, if the specification has its own words. */
  exportLabel?: string;
  /** What is said when a record is deleted, if the specification has its own words. */
  deletedText?: string;
  /** Further buttons beside the title. */
  actions?: ReactNode;
  /** The names of other records that fields hold the ids of, for the log. */
  names?: FieldNames<Record<string, unknown>>;
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
  const { resource, calls, loaded, words, name, names, columns = [], filters = [], otherOrders = [] } = props;
  const t = useWords('admin');
  const own = useWords(words);
  const may = useMay();
  const labels = useFieldLabels(words);
  const updated = useUpdatedColumn();
  const { statusWords = 'admin', exportLabel = t('list.exportCsv') } = props;
  const flags = useFlags(calls, statusWords);
  const [deleteDialog, askToDelete] = useDelete(calls.remove, resource.uses, props.deletedText);
  const mayOpen = may({ access: resource.needs.form });
  const editHref = mayOpen && may(calls.update) ? (row: RowOf<Calls>) => resource.edit(idOf(row)) : undefined;
  // Who switched a record last stands in the log: where nothing else can be changed, a column of it says little.
  const lastColumns = calls.update ? [updated] : [];
  const mayDelete = may(calls.remove);
  const mayMove = calls.move !== undefined && may(calls.move);
  const { rows, orderOf, flush } = useRowOrder(calls, loaded);
  const mayAct = editHref !== undefined || mayDelete || mayMove;
  const rowMenu = (row: RowOf<Calls>) => (
    <RowMenu
      name={name.of(row)}
      editHref={editHref?.(row)}
      onDelete={
        mayDelete ? () => askToDelete({ id: idOf(row), revision: revisionOf(row), name: name.of(row) }) : undefined
      }
      {...orderOf(row)}
    />
  );
  const orders = [
    ...(calls.orderSort ? [{ sort: calls.orderSort, label: t('list.ownOrder') }] : []),
    ...(calls.defaultSort === '-created_at' ? [{ sort: calls.defaultSort, label: t('list.newest') }] : []),
  ] as NonNullable<ListProps<Calls>['otherOrders']>;
  const within = calls.within?.filter;
  const of = within ? { [within]: (loaded.query as Record<string, unknown>)[within] } : undefined;
  return (
    <>
      <ListPage<Calls['list'], RowOf<Calls>>
        resource={resource}
        loaded={loaded}
        endpoint={calls.list}
        rows={rows}
        count={(count) => own('list.text', { count })}
        more={props.more}
        note={props.note}
        above={props.above}
        alsoFound={props.alsoFound}
        searchLabel={own('list.search')}
        pageSizes={calls.pageSizes}
        otherOrders={[...orders, ...otherOrders]}
        columns={
          [
            name.column,
            ...columns,
            ...flags.columns(name.of as (row: unknown) => string),
            ...lastColumns,
          ] as typeof columns
        }
        filters={[...filters, ...flags.filters] as typeof filters}
        bulk={calls.switchAll && [bulkSwitch(calls.switchAll, statusWords)]}
        empty={<EmptyState title={own('list.empty')} text={own('list.emptyText')} />}
        rowName={name.of}
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
                {exportLabel}
              </ButtonLink>
            )}
            {may(calls.history) && <HistoryButton calls={calls} labels={labels} names={names} of={of} />}
            {mayMove && <OrderButton calls={calls} rowName={name.of} flush={flush} of={of} />}
            {props.actions}
            {mayOpen && may(calls.create) && <CreateButton resource={resource} words={words as CreateWords} />}
          </>
        }
      />
      {deleteDialog}
    </>
  );
}

function CreateButton({ resource, words }: { resource: Resource; words: CreateWords }) {
  const t = useWords(words);
  return (
    <ButtonLink variant="go" to={resource.create()} icon={<Plus aria-hidden size="1.15em" />}>
      {t('list.create')}
    </ButtonLink>
  );
}

interface HistoryButtonProps {
  calls: ResourceCalls;
  labels: Record<string, string>;
  names: FieldNames<Record<string, unknown>> | undefined;
  of: Record<string, unknown> | undefined;
}

function HistoryButton({ calls: { history, input }, labels, names, of }: HistoryButtonProps) {
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
          <HistoryDialog labels={labels} fields={fields} history={history} of={of} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
