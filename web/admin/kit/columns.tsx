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

/** The switch of each record. */
export const statusColumn = <Row extends Switched>(
  switchAll: SwitchCall,
  { header, label }: { header: string; label: (row: Row) => string },
): Column<Row, never> => ({
  key: 'status',
  header,
  className: 'max-sm:items-center',
  cell: (row) => <StatusSwitch switchAll={switchAll} record={row} label={label(row)} />,
});
