import Download from 'lucide-react/icons/download';
import { useRevalidator } from 'react-router';
import type { ResultSeason } from '#contract/endpoints/admin-results.ts';
import type { ImportColumn } from '#contract/endpoints/result-imports.ts';
import { fileLimits } from '#contract/result-files.ts';
import { formatNumber } from '#locales/format.ts';
import { Button } from '#web/kit/Button.tsx';
import { Callout } from '#web/kit/Callout.tsx';
import { Card } from '#web/kit/Card.tsx';
import { useFileSize } from '#web/kit/form/file-rules.ts';
import { Select } from '#web/kit/form/Select.tsx';
import { toast } from '#web/kit/overlay/toast.ts';
import { Progress } from '#web/kit/Progress.tsx';
import { isolated } from '#web/lib/names.ts';
import { useLanguage, useWords } from '#web/lib/words.tsx';
import { useUnsavedGuard } from '../../kit/form/useUnsavedGuard.ts';
import { namedOptions } from '../../kit/seasons.ts';
import { CheckedFile } from './CheckedFile.tsx';
import { ChooseFile } from './ChooseFile.tsx';
import { saveTemplate } from './download.ts';
import { ImportDone } from './ImportDone.tsx';
import { importedRows } from './kept-file.ts';
import { ReadFacts } from './ReadFacts.tsx';
import { fileOf } from './run-import.ts';
import type { Unreadable } from './sheet/unreadable.ts';
import { useImport } from './useImport.ts';

/** A file is chosen, read, checked and imported; what is wrong is said before anything is written. */
export function ImportForm({ account, seasons }: { account: string; seasons: readonly ResultSeason[] }) {
  const t = useWords('admin-result-imports');
  const kit = useWords('kit');
  const { lang } = useLanguage();
  const { revalidate } = useRevalidator();
  const only = seasons.length === 1 ? seasons[0]?._id : undefined;
  const { stage, season, chooseSeason, read, check, change, write, clear } = useImport(account, only ?? '', revalidate);
  const file = fileOf(stage);
  useUnsavedGuard(() => file !== undefined, clear);

  const template = async () => {
    try {
      await saveTemplate(
        seasons.find(({ _id }) => _id === season),
        { t, lang },
      );
    } catch {
      toast.error(t('templateFailed'));
    }
  };
  if (stage.at === 'done') return <ImportDone made={stage.made} msg={stage.msg} onAgain={clear} />;
  const name = file?.name ?? ('name' in stage ? stage.name : undefined);
  return (
    <section aria-label={t('title')} className="flex flex-col gap-6">
      <p className="text-soft">{t('lead')}</p>
      <Card className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="min-w-0 grow basis-72 text-sm">
          {t('templateText')} {!season && t('templateSeason')}
        </p>
        <Button icon={<Download aria-hidden size="1.15em" />} onClick={template} className="max-sm:w-full">
          {t('template')}
        </Button>
      </Card>
      <div inert={stage.at === 'writing'} className="flex flex-col gap-5">
        <Select
          name="season"
          label={t('season')}
          required
          options={namedOptions(seasons, lang)}
          value={season}
          onChange={chooseSeason}
          className="max-w-sm"
        />
        <ChooseFile name={name} onSource={(source, called) => void read(source, called)} onRemove={clear} />
      </div>
      <div role="status" className="empty:-mt-6">
        {stage.at === 'reading' && <Progress label={t('reading')} />}
        {stage.at === 'waiting' && <Callout>{t('seasonFirst')}</Callout>}
        {stage.at === 'checking' && <Progress label={t('checking', { count: importedRows(stage.file).length })} />}
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
            <Button size="sm" onClick={() => void check(stage.file)}>
              {kit('tryAgain')}
            </Button>
          }
        >
          {stage.message}
        </Callout>
      )}
      {file && (
        <ReadFacts
          file={file}
          disabled={stage.at === 'writing'}
          onHidden={(withoutHidden) => void change(file, { withoutHidden })}
        />
      )}
      {'checked' in stage && stage.checked && (
        <CheckedFile
          file={stage.file}
          checked={stage.checked}
          busy={stage.at === 'checked' ? undefined : stage.at}
          message={'message' in stage ? stage.message : undefined}
          again={'again' in stage && stage.again === true}
          onTaken={(taken) => void change(stage.file, { taken }, stage.checked)}
          onWrite={(checked) => void write(stage.file, checked)}
        />
      )}
    </section>
  );
}

/** Why a file could not be read, in a sentence that says what to do. */
function UnreadText({ why: { reason, named } }: { why: Unreadable }) {
  const t = useWords('admin-result-imports');
  const { lang } = useLanguage();
  const size = useFileSize();
  const list = new Intl.ListFormat(lang, { type: 'unit', style: 'short' });
  const columns = named.map((name) => isolated(reason === 'noColumns' ? t(`columns.${name as ImportColumn}`) : name));
  const values = { size: size(fileLimits.fileMaxBytes), rows: formatNumber(fileLimits.rowsMax) };
  return t(`unread.${reason}`, { ...values, columns: list.format(columns) });
}
