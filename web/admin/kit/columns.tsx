import { DateTime } from '#web/kit/DateTime.tsx';
import type { Column } from '#web/kit/table/DataTable.tsx';
import { TwoLines } from '#web/kit/table/TwoLines.tsx';
import { useWords } from '#web/lib/words.tsx';
import type { SwitchCall } from './calls.ts';
import { StatusSwitch } from './StatusSwitch.tsx';

type Edited = { updated_at: string; updated_by: string | null };

/** When a record was changed last, and by whom. */
export function useUpdatedColumn(): Column<Edited, 'updated_at'> {
  const t = useWords('admin');
  return {
    key: 'updated',
    header: t('list.updated'),
    sort: 'updated_at',
    className: 'sm:text-sm',
    cell: ({ updated_at, updated_by }) => (
      <TwoLines
        main={<DateTime iso={updated_at} className="sm:whitespace-nowrap" />}
        below={updated_by && <bdi>{updated_by}</bdi>}
      />
    ),
  };
}

type Switched = { _id: string; status: boolean };

interface StatusWords<Row> {
  header: string;
  /** What is switched, and of which record. */
  label: (row: Row) => string;
  /** "Shown", "Hidden": for who may not switch. */
  states: { on: string; off: string };
}

/** The switch of each record, or its state in words. */
export const statusColumn = <Row extends Switched>(
  switchAll: SwitchCall,
  { header, label, states }: StatusWords<Row>,
): Column<Row, never> => ({
  key: 'status',
  header,
  className: 'max-sm:min-h-8 max-sm:items-center',
  cell: (row) => <StatusSwitch switchAll={switchAll} record={row} label={label(row)} states={states} />,
});

/** The same of whether a record takes teams. */
export const registrationColumn = <Row extends { _id: string; registration: boolean }>(
  switchAll: SwitchCall,
  { header, label, states }: StatusWords<Row>,
): Column<Row, never> => ({
  key: 'registration',
  header,
  className: 'max-sm:min-h-8 max-sm:items-center',
  cell: (row) => (
    <StatusSwitch switchAll={switchAll} record={row} flag="registration" label={label(row)} states={states} />
  ),
});
