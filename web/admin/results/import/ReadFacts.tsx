import { importColumns } from '#contract/endpoints/result-imports.ts';
import { formatNumber } from '#locales/format.ts';
import { Checkbox } from '#web/kit/form/Checkbox.tsx';
import { DataTable } from '#web/kit/table/DataTable.tsx';
import { useLanguage, useWords } from '#web/lib/words.tsx';
import { type Chosen, rowsOf } from './kept-file.ts';
import { cellOf, type ReadRow } from './sheet/columns.ts';

/** Rows that are shown as they were read. */
const SHOWN = 3;

interface ReadFactsProps {
  file: Chosen;
  disabled: boolean;
  onHidden: (withoutHidden: boolean) => void;
}

/** How a file was understood: its sheet, hidden rows, and columns that are not used. */
export function ReadFacts({ file, disabled, onHidden }: ReadFactsProps) {
  const t = useWords('admin-result-imports');
  const { lang } = useLanguage();
  const { read, withoutHidden } = file;
  const hidden = read.rows.filter((row) => row.hidden).length;
  const list = new Intl.ListFormat(lang, { type: 'unit', style: 'short' });
  if (!read.sheet && read.unknown.length === 0 && hidden === 0) return null;
  return (
    <div className="flex flex-col gap-3" inert={disabled}>
      {read.sheet && <p className="text-sm text-soft">{t('fromSheet', { sheet: read.sheet })}</p>}
      {read.unknown.length > 0 && (
        <p className="text-sm wrap-anywhere text-soft">{t('unknown', { columns: list.format(read.unknown) })}</p>
      )}
      {hidden > 0 && (
        <div className="flex flex-col gap-2">
          <p className="text-sm font-semibold">{t(withoutHidden ? 'hiddenLeft' : 'hidden', { count: hidden })}</p>
          <Checkbox label={t('leaveHidden')} value={withoutHidden} onChange={onHidden} />
        </div>
      )}
    </div>
  );
}

/** The first rows, as they were read. */
export function FirstRows({ file }: { file: Chosen }) {
  const t = useWords('admin-result-imports');
  const { read } = file;
  const columns = importColumns.filter((column) => read.places[column] !== undefined);
  return (
    <div className="flex flex-col gap-3">
      <h2 className="text-lg">{t('preview')}</h2>
      <DataTable<ReadRow>
        label={t('preview')}
        rows={rowsOf(file).slice(0, SHOWN)}
        rowKey={({ number }) => String(number)}
        empty={<p className="p-5 text-soft">{t('onlyHidden')}</p>}
        columns={[
          ...columns.map((column) => ({
            key: column,
            header: t(`columns.${column}`),
            main: column === 'team_no',
            cell: (row: ReadRow) => <bdi className="wrap-anywhere">{cellOf(read, row, column)}</bdi>,
          })),
          { key: 'row', header: t('row'), className: 'sm:w-20', cell: ({ number }) => formatNumber(number) },
        ]}
      />
    </div>
  );
}
