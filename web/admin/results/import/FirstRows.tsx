import { importColumns } from '#contract/endpoints/result-imports.ts';
import { Ltr } from '#web/kit/Ltr.tsx';
import { DataTable } from '#web/kit/table/DataTable.tsx';
import { useWords } from '#web/lib/words.tsx';
import { type Chosen, importedRows } from './kept-file.ts';
import { cellOf, type ReadRow } from './sheet/columns.ts';

/** Rows that are shown as they were read. */
const SHOWN = 3;

/** The first rows, as they were read. Their numbers are those of the file. */
export function FirstRows({ file }: { file: Chosen }) {
  const t = useWords('admin-result-imports');
  const { read } = file;
  const columns = importColumns.filter((column) => read.places[column] !== undefined);
  return (
    <div className="flex flex-col gap-3">
      <h2 className="text-lg">{t('preview')}</h2>
      <DataTable<ReadRow>
        label={t('preview')}
        rows={importedRows(file).slice(0, SHOWN)}
        rowKey={({ number }) => String(number)}
        empty={<p className="p-5 text-soft">{t('onlyHidden')}</p>}
        columns={[
          ...columns.map((column) => ({
            key: column,
            header: t(`columns.${column}`),
            main: column === 'team_no',
            cell: (row: ReadRow) => <bdi className="wrap-anywhere">{cellOf(read, row, column)}</bdi>,
          })),
          { key: 'row', header: t('row'), className: 'sm:w-20', cell: ({ number }) => <Ltr>{number}</Ltr> },
        ]}
      />
    </div>
  );
}
