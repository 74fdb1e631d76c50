import type { CheckedImport } from '#contract/endpoints/result-imports.ts';
import { formatNumber } from '#locales/format.ts';
import { Button } from '#web/kit/Button.tsx';
import { Callout } from '#web/kit/Callout.tsx';
import { DescriptionList } from '#web/kit/DescriptionList.tsx';
import { RadioGroup } from '#web/kit/form/RadioGroup.tsx';
import { useConfirm } from '#web/kit/overlay/confirm.ts';
import { Progress } from '#web/kit/Progress.tsx';
import { useWords } from '#web/lib/words.tsx';
import { FirstRows } from './FirstRows.tsx';
import { type Chosen, importedRows, type TakenChoice } from './kept-file.ts';
import { Problems } from './Problems.tsx';
import { problemsOf } from './problems.ts';

interface CheckedFileProps {
  file: Chosen;
  checked: CheckedImport;
  busy: 'checking' | 'writing' | undefined;
  /** Why writing failed. */
  message: string | undefined;
  /** Checked again, because something had changed. */
  again: boolean;
  onTaken: (taken: TakenChoice) => void;
  onWrite: (checked: CheckedImport) => void;
}

/** What a file would do, or what is wrong with it. */
export function CheckedFile({ file, checked, busy, message, again, onTaken, onWrite }: CheckedFileProps) {
  const t = useWords('admin-result-imports');
  const confirm = useConfirm();
  const problems = problemsOf(importedRows(file), checked.problems, (fault) => t(`faults.${fault}`));
  const changed = again && <Callout tone="warn">{t('changedSince')}</Callout>;
  if (checked.total === 0) return <FirstRows file={file} />;
  if (problems.length > 0) {
    return (
      <div className="flex flex-col gap-5">
        {changed}
        <Problems file={file} problems={problems} />
        <FirstRows file={file} />
      </div>
    );
  }
  const { taken } = file;
  const asked = checked.taken > 0 && !taken;
  const count = checked.added + (taken === 'replace' ? checked.taken : 0);
  const facts: [string, number][] = [
    [t('willAdd'), checked.added],
    [t('willReplace'), taken === 'replace' ? checked.taken : 0],
    [t('willSkip'), taken === 'skip' ? checked.taken : 0],
    [t('unchanged'), checked.unchanged],
  ];
  const start = async () => {
    const text = t('published', { count: checked.published });
    const question = { title: t('askPublished'), text, action: t('start', { count }) };
    if (checked.published === 0 || (await confirm(question))) onWrite(checked);
  };
  return (
    <div className="flex flex-col gap-5" inert={busy !== undefined}>
      {changed}
      <FirstRows file={file} />
      <Callout tone="good" role="status">
        {t('right', { count: checked.total })}
      </Callout>
      {checked.taken > 0 && (
        <RadioGroup
          name="taken"
          label={t('taken')}
          hint={t('takenText', { count: checked.taken })}
          look="cards"
          required
          value={taken ?? ''}
          onChange={(chosen) => onTaken(chosen as TakenChoice)}
          choices={[
            { value: 'replace', label: t('replace') },
            { value: 'skip', label: t('skip') },
          ]}
        />
      )}
      <DescriptionList
        items={facts
          .filter(([, number], place) => number > 0 || place === 0)
          .map(([term, number]) => ({ term, detail: formatNumber(number) }))}
      />
      {checked.published > 0 && !asked && <Callout tone="warn">{t('published', { count: checked.published })}</Callout>}
      {message && (
        <Callout tone="bad" role="alert">
          {message}
        </Callout>
      )}
      {busy === 'writing' ? (
        <div role="status">
          <Progress label={t('writing', { count })} />
        </div>
      ) : count === 0 && !asked ? (
        <Callout>{t('nothing')}</Callout>
      ) : (
        <div>
          <Button
            variant="go"
            size="lg"
            disabled={asked || busy !== undefined}
            onClick={start}
            className="max-sm:w-full"
          >
            {t('start', { count: asked ? checked.added + checked.taken : count })}
          </Button>
        </div>
      )}
    </div>
  );
}
