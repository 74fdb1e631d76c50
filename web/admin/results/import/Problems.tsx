import Download from 'lucide-react/icons/download';
import { Button } from '#web/kit/Button.tsx';
import { Callout } from '#web/kit/Callout.tsx';
import { Ltr } from '#web/kit/Ltr.tsx';
import { toast } from '#web/kit/overlay/toast.ts';
import { DataTable } from '#web/kit/table/DataTable.tsx';
import { useLanguage, useWords } from '#web/lib/words.tsx';
import { saveCorrected } from './download.ts';
import { type Chosen, importedRows } from './kept-file.ts';
import { countWrongRows, type Problem } from './problems.ts';
import { cellOf, nameOfCell } from './sheet/columns.ts';

/** Problems that the page lists; the file has all of them. */
const MOST_LISTED = 50;

/** Every wrong row by its number in the file, and the file with its problems marked. */
export function Problems({ file, problems }: { file: Chosen; problems: readonly Problem[] }) {
  const t = useWords('admin-result-imports');
  const { lang } = useLanguage();
  const rows = importedRows(file);
  const save = () => saveCorrected(file, problems, { t, lang }).catch(() => toast.error(t('templateFailed')));
  const left = problems.length - MOST_LISTED;
  return (
    <>
      <Callout
        tone="bad"
        role="alert"
        title={t('wrong', { count: countWrongRows(problems) })}
        actions={
          <Button size="sm" variant="primary" icon={<Download aria-hidden size="1.15em" />} onClick={save}>
            {t('corrected')}
          </Button>
        }
      >
        {t('correctedText')}
      </Callout>
      <DataTable<Problem>
        label={t('problems')}
        rows={problems.slice(0, MOST_LISTED)}
        rowKey={({ row, field, msg }) => `${row} ${field} ${msg}`}
        columns={[
          {
            key: 'row',
            header: t('row'),
            main: true,
            className: 'sm:w-20 tabular-nums',
            cell: ({ row }) => (
              <>
                <span className="sm:hidden">{t('row')} </span>
                <Ltr>{rows[row]?.number ?? row + 2}</Ltr>
              </>
            ),
          },
          {
            key: 'cell',
            header: t('cell'),
            className: 'sm:w-1/3 sm:text-sm',
            cell: ({ row, field }) => {
              const one = rows[row];
              return (
                <>
                  {t(`columns.${field}`)} {one && <Ltr>{nameOfCell(file.read, one, field)}</Ltr>}
                  {one && (
                    <span className="block text-soft wrap-anywhere">
                      <bdi>{cellOf(file.read, one, field)}</bdi>
                    </span>
                  )}
                </>
              );
            },
          },
          { key: 'problem', header: t('columns.problem'), cell: ({ msg }) => msg },
        ]}
      />
      {left > 0 && <p className="text-sm text-soft">{t('moreProblems', { count: left })}</p>}
    </>
  );
}
