import { useRef, useState } from 'react';
import type { ScorePanel } from '#contract/score-panels.ts';
import { Button } from '#web/kit/Button.tsx';
import { Callout } from '#web/kit/Callout.tsx';
import { DescriptionList } from '#web/kit/DescriptionList.tsx';
import { Checkbox } from '#web/kit/form/Checkbox.tsx';
import { Ltr } from '#web/kit/Ltr.tsx';
import { Dialog } from '#web/kit/overlay/Dialog.tsx';
import { useWords } from '#web/lib/words.tsx';
import { useRowName } from './ScoresView.tsx';
import { rowsOf, type ScoreValues } from './score-form.ts';

interface Props {
  panel: ScorePanel;
  values: ScoreValues;
  file: File | null;
  onClose: () => void;
  onConfirm: () => void;
}

/** What will be handed in, once and for all, to be read once more; a tick and a button send it. */
export function HandInDialog({ panel, values, file, onClose, onConfirm }: Props) {
  const t = useWords('scores');
  const kit = useWords('kit');
  const [checked, setChecked] = useState(false);
  const [missed, setMissed] = useState(false);
  const body = useRef<HTMLDivElement>(null);
  const confirm = () => {
    if (checked) return onConfirm();
    setMissed(true);
    body.current?.querySelector('input')?.focus();
  };
  return (
    <Dialog
      open
      role="alertdialog"
      onClose={onClose}
      title={t('ask')}
      text={t('askText')}
      actions={
        <>
          <Button variant="go" onClick={confirm}>
            {t('askYes')}
          </Button>
          <Button onClick={onClose}>{kit('cancel')}</Button>
        </>
      }
    >
      <div ref={body} className="grid gap-5">
        <DescriptionList items={useTyped(panel, values, file)} />
        {panel.document === 'optional' && !file && <Callout tone="warn">{t('askNoFile')}</Callout>}
        <Checkbox
          label={t('askChecked')}
          value={checked}
          error={missed && !checked ? t('askUnchecked') : undefined}
          onChange={setChecked}
        />
      </div>
    </Dialog>
  );
}

/** A line for each row of the form, as it was typed, with its link below. */
function useTyped(panel: ScorePanel, values: ScoreValues, file: File | null) {
  const t = useWords('scores');
  const nameOf = useRowName();
  const link = (address: string | undefined) => <Ltr className="wrap-anywhere text-sm text-soft">{address}</Ltr>;
  const rows = rowsOf(panel).map(({ kind, n, fields }) => {
    const figures = fields.flatMap(({ path, key }) => (key === 'youtube_link' ? [] : [{ path, key }]));
    const address = fields.find(({ key }) => key === 'youtube_link');
    return {
      term: nameOf(kind, n),
      detail: (
        <span className="grid gap-0.5">
          <strong>
            {figures.map(({ path, key }, index) => (
              <span key={path}>
                {index > 0 && ' · '}
                {t(key)} <bdi>{values[path]}</bdi>
              </span>
            ))}
          </strong>
          {address && link(values[address.path])}
        </span>
      ),
    };
  });
  const project = panel.project ? [{ term: t('projectLink'), detail: link(values.youtube_link) }] : [];
  const code = values.github ? [{ term: t('github'), detail: link(values.github) }] : [];
  const document = file ? [{ term: t('document'), detail: <bdi className="wrap-anywhere">{file.name}</bdi> }] : [];
  return [...rows, ...project, ...code, ...document];
}
