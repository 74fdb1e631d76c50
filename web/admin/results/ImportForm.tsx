import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { importColumns } from '#contract/endpoints/result-imports.ts';
import { fileLimits } from '#contract/result-files.ts';
import { formatNumber } from '#locales/format.ts';
import { Button, ButtonLink } from '#web/kit/Button.tsx';
import { Callout } from '#web/kit/Callout.tsx';
import { Card } from '#web/kit/Card.tsx';
import { FileField } from '#web/kit/form/FileField.tsx';
import { useFileSize } from '#web/kit/form/file-rules.ts';
import { Progress } from '#web/kit/Progress.tsx';
import { useLanguage, useWords } from '#web/lib/words.tsx';
import { SeasonSelect } from '../kit/SeasonSelect.tsx';
import type { SeasonChoice } from '../kit/seasons.ts';
import { CheckedFile } from './CheckedFile.tsx';
import { resultBoards, results } from './resource.ts';
import { saveWorkbook } from './save-file.ts';
import type { Unreadable } from './sheet/unreadable.ts';
import { useImport } from './useImport.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A file is chosen, read, checked and imported; what is wrong is said before anything is written. */
export function ImportForm({ seasons }: { seasons: readonly SeasonChoice[] }) {
  const t = useWords('admin-results');
  const kit = useWords('kit');
  const size = useFileSize();
  const { lang, dir } = useLanguage();
  const { revalidate } = useRevalidator();
  const { stage, begin, write, clear } = useImport(revalidate);
  const [season, setSeason] = useState(seasons.length === 1 ? (seasons[0]?._id ?? '') : '');
  const [file, setFile] = useState<File | null>(null);
  const busy = stage.at === 'reading' || stage.at === 'checking' || stage.at === 'writing';
  /** Read as soon as both are there. */
  const take = (chosen: { season?: string; file?: File | null }) => {
    const now = { season: chosen.season ?? season, file: chosen.file === undefined ? file : chosen.file };
    setSeason(now.season);
    setFile(now.file);
    if (now.season && now.file) void begin(now.file, now.season);
    else clear();
  };
  const template = async () => {
    const { writeXlsx } = await import('./sheet/write-xlsx.ts');
    const heading = importColumns.map((column) => t(`import.columns.${column}`));
    saveWorkbook(
      writeXlsx({ name: t('import.sheet'), rightToLeft: dir === 'rtl', heading, rows: [] }),
      t('import.templateName'),
    );
  };
  if (stage.at === 'done') {
    const { added, replaced } = stage.made;
    return (
      <Callout
        tone="good"
        role="status"
        title={t('list.text', { count: added + replaced })}
        actions={
          <>
            <ButtonLink to={resultBoards.of(season)} variant="primary" size="sm">
              {t('import.toBoards')}
            </ButtonLink>
            <ButtonLink to={results.list({ season })} size="sm">
              {t('import.toList')}
            </ButtonLink>
            <Button size="sm" variant="ghost" onClick={() => take({ file: null })}>
              {t('import.again')}
            </Button>
          </>
        }
      >
        {t('import.done')}
      </Callout>
    );
  }
  return (
    <section aria-label={t('import.title')} className="flex flex-col gap-6">
      <p className="text-soft">{t('import.lead')}</p>
      <Card className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="min-w-0 grow basis-72 text-sm">{t('import.columnsText')}</p>
        <Button icon={<Download aria-hidden size="1.15em" />} onClick={template} className="max-sm:w-full">
          {t('import.template')}
        </Button>
      </Card>
      <div inert={busy} className="flex flex-col gap-5">
        <SeasonSelect
          name="season"
          label={t('list.season')}
          required
          seasons={seasons}
          value={season}
          onChange={(chosen) => take({ season: chosen })}
          className="max-w-sm"
        />
        <FileField
          label={t('import.file')}
          name="file"
          required
          accept={[XLSX, 'text/csv']}
          maxBytes={fileLimits.fileMaxBytes}
          hint={t('import.fileHint', {
            size: size(fileLimits.fileMaxBytes),
            rows: formatNumber(fileLimits.rowsMax),
          })}
          value={file}
          onChange={(chosen) => take({ file: chosen })}
        />
      </div>
      <div role="status" className="empty:-mt-6">
        {stage.at === 'reading' && <Progress label={t('import.reading')} />}
        {stage.at === 'checking' && <Progress label={t('import.checking', { count: stage.file.rows.length })} />}
        {file && !season && <Callout>{t('import.choose')}</Callout>}
      </div>
      {stage.at === 'unread' && (
        <Callout tone="bad" role="alert">
          <UnreadText why={stage.why} />
        </Callout>
      )}
      {stage.at === 'failed' && (
        <Callout
          tone="bad"
          role="alert"
          actions={
            <Button size="sm" onClick={() => take({})}>
              {kit('tryAgain')}
            </Button>
          }
        >
          {stage.message}
        </Callout>
      )}
      {(stage.at === 'checked' || stage.at === 'writing') && (
        <CheckedFile
          key={file?.name}
          stage={stage}
          language={lang}
          onWrite={(taken) => write(season, file?.name ?? '', taken)}
        />
      )}
    </section>
  );
}

/** Why a file could not be read, in a sentence that says what to do. */
function UnreadText({ why: { reason, named } }: { why: Unreadable }) {
  const t = useWords('admin-results');
  const { lang } = useLanguage();
  const size = useFileSize();
  const list = new Intl.ListFormat(lang, { type: 'unit', style: 'short' });
  const columns = named.map((name) => (name === 'team_no' || name === 'ranked' ? t(`import.columns.${name}`) : name));
  return t(`import.unread.${reason}`, {
    ...{ size: size(fileLimits.fileMaxBytes), rows: formatNumber(fileLimits.rowsMax) },
    ...{ columns: list.format(columns), cells: list.format(named) },
  });
}
