import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import type { RowProblem } from '#contract/endpoints/result-imports.ts';
import type { Language } from '#contract/languages.ts';
import { formatNumber } from '#locales/format.ts';
import { Button } from '#web/kit/Button.tsx';
import { Callout } from '#web/kit/Callout.tsx';
import { DescriptionList } from '#web/kit/DescriptionList.tsx';
import { RadioGroup } from '#web/kit/form/RadioGroup.tsx';
import { Progress } from '#web/kit/Progress.tsx';
import { DataTable } from '#web/kit/table/DataTable.tsx';
import { useWords } from '#web/lib/words.tsx';
import { saveWorkbook } from './save-file.ts';
import type { ReadFile } from './sheet/columns.ts';
import type { Stage, Taken } from './useImport.ts';

/** Problems that the page lists; the file has all of them. */
const MOST_LISTED = 50;

interface CheckedFileProps {
  stage: Extract<Stage, { at: 'checked' | 'writing' }>;
  language: Language;
  onWrite: (taken: Taken | undefined) => void;
}

/** What a file would do, or what is wrong with it. */
export function CheckedFile({ stage, language, onWrite }: CheckedFileProps) {
  const t = useWords('admin-results');
  const { file, checked } = stage;
  const [taken, setTaken] = useState<Taken | ''>('');
  if (checked.problems.length > 0) return <Problems file={file} problems={checked.problems} language={language} />;
  const replaced = taken === 'replace' ? checked.taken : 0;
  const count = checked.added + replaced;
  const asked = checked.taken > 0 && taken === '';
  const facts = [
    { term: t('import.willAdd'), detail: formatNumber(checked.added) },
    ...(checked.taken > 0 && taken
      ? [
          {
            term: t(taken === 'replace' ? 'import.willReplace' : 'import.willSkip'),
            detail: formatNumber(checked.taken),
          },
        ]
      : []),
    ...(checked.unchanged > 0 ? [{ term: t('import.unchanged'), detail: formatNumber(checked.unchanged) }] : []),
  ];
  return (
    <div className="flex flex-col gap-5">
      <Callout tone="good" role="status">
        {t('import.right', { count: checked.total })}
      </Callout>
      {checked.taken > 0 && (
        <RadioGroup
          label={t('import.taken')}
          hint={t('import.takenText', { count: checked.taken })}
          look="cards"
          required
          value={taken}
          onChange={(chosen) => setTaken(chosen as Taken)}
          choices={[
            { value: 'replace', label: t('import.replace') },
            { value: 'skip', label: t('import.skip') },
          ]}
        />
      )}
      <DescriptionList items={facts} />
      {stage.message && (
        <Callout tone="bad" role="alert">
          {stage.message}
        </Callout>
      )}
      {stage.at === 'writing' ? (
        <Progress label={t('import.writing', { count })} />
      ) : count === 0 && !asked ? (
        <Callout>{t('import.nothing')}</Callout>
      ) : (
        <div>
          <Button
            variant="go"
            size="lg"
            disabled={asked}
            onClick={() => onWrite(taken || undefined)}
            className="max-sm:w-full"
          >
            {t('import.start', { count: count || checked.total })}
          </Button>
        </div>
      )}
    </div>
  );
}

interface ProblemsProps {
  file: ReadFile;
  problems: readonly RowProblem[];
  language: Language;
}

/** Every wrong row by its number in the file, and the file with the mistakes marked in it. */
function Problems({ file, problems, language }: ProblemsProps) {
  const t = useWords('admin-results');
  const ofRow = Map.groupBy(problems, ({ row }) => row);
  const save = async () => {
    const { writeXlsx } = await import('./sheet/write-xlsx.ts');
    const own = t('import.columns.problem');
    // A file that was corrected once already has the column.
    const kept = file.heading.map((_, place) => place).filter((place) => file.heading[place] !== own);
    const rows = file.cells.map((cells, row) => [
      ...kept.map((place) => cells[place] ?? ''),
      (ofRow.get(row) ?? []).map(({ field, msg }) => `${t(`import.columns.${field}`)}: ${msg}`).join(' '),
    ]);
    const heading = [...kept.map((place) => file.heading[place] ?? ''), own];
    const sheet = { name: t('import.sheet'), rightToLeft: language === 'ar', heading, rows };
    saveWorkbook(writeXlsx({ ...sheet, marked: new Set(ofRow.keys()) }), t('import.correctedName'));
  };
  return (
    <div className="flex flex-col gap-5">
      <Callout
        tone="bad"
        role="alert"
        title={t('import.wrong', { count: ofRow.size })}
        actions={
          <Button size="sm" variant="primary" icon={<Download aria-hidden size="1.15em" />} onClick={save}>
            {t('import.corrected')}
          </Button>
        }
      />
      <DataTable<RowProblem>
        label={t('import.problems')}
        rows={problems.slice(0, MOST_LISTED)}
        rowKey={({ row, field }) => `${row} ${field}`}
        columns={[
          {
            key: 'row',
            header: t('import.row'),
            main: true,
            className: 'sm:w-20 tabular-nums',
            cell: ({ row }) => (
              <>
                <span className="sm:hidden">{t('import.row')} </span>
                {formatNumber(file.rows[row]?.row ?? row + 2)}
              </>
            ),
          },
          {
            key: 'cell',
            header: t('import.cell'),
            className: 'sm:w-1/3 sm:text-sm',
            cell: ({ row, field }) => (
              <>
                {t(`import.columns.${field}`)}
                {file.rows[row]?.[field] && (
                  <bdi className="block text-soft wrap-anywhere">{file.rows[row]?.[field]}</bdi>
                )}
              </>
            ),
          },
          { key: 'problem', header: t('import.problem'), cell: ({ msg }) => msg },
        ]}
      />
      {problems.length > MOST_LISTED && (
        <p className="text-sm text-soft">{t('import.moreProblems', { count: problems.length - MOST_LISTED })}</p>
      )}
    </div>
  );
}
