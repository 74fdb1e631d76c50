import { type ReactNode, useId, useState } from 'react';
import type { Conflict } from '#contract/errors.ts';
import { directionOf } from '#contract/languages.ts';
import { Button } from '#web/kit/Button.tsx';
import { DateTime } from '#web/kit/DateTime.tsx';
import { sameValue } from '#web/kit/form/form-state.ts';
import { Dialog } from '#web/kit/overlay/Dialog.tsx';
import { Prose } from '#web/kit/Prose.tsx';
import { Sentence } from '#web/lib/Sentence.tsx';
import { useWords } from '#web/lib/words.tsx';
import { useCurrentUser } from '../../layout/current-user.ts';
import { Thumbnail } from '../picture/Thumbnail.tsx';
import { useValueText } from '../useValueText.ts';
import type { RecordField } from './record-fields.ts';
import { isSecret } from './unsaved-input.ts';
import type { RecordFormControl } from './useRecordForm.ts';

type Version = 'mine' | 'theirs';

interface ConflictDialogProps {
  // biome-ignore lint/suspicious/noExplicitAny: a form of any values
  form: RecordFormControl<any>;
  conflict: Conflict;
}

/**
 * Shows both versions of the fields that differ, after somebody has saved the record meanwhile, and saves the chosen ones. A
 * field that the person has changed stays theirs unless they say otherwise; one that they have not touched is taken as
 * it was saved, so that nobody undoes a change that they have not seen.
 */
export function ConflictDialog({ form, conflict }: ConflictDialogProps) {
  const t = useWords('admin');
  const { name: me } = useCurrentUser();
  const differing = Object.keys(form.fields).filter(
    (name) => !isSecret(name) && !sameValue(form.values[name], conflict.current[name]),
  );
  // What needs a decision comes first.
  const names = differing.toSorted((one, other) => Number(form.isChanged(other)) - Number(form.isChanged(one)));
  const [chosen, setChosen] = useState<Partial<Record<string, Version>>>({});
  const versionOf = (name: string): Version => chosen[name] ?? (form.isChanged(name) ? 'mine' : 'theirs');
  return (
    <Dialog
      open
      size="lg"
      role="alertdialog"
      onClose={form.closeConflict}
      title={t(form.isNew ? 'conflict.newTitle' : 'conflict.title')}
      text={
        form.isNew ? (
          t('conflict.newText')
        ) : (
          <>
            <Sentence
              of="admin"
              text={conflict.by === me ? 'conflict.byYou' : conflict.by ? 'conflict.by' : 'conflict.byNobody'}
              values={{ by: conflict.by ?? '' }}
              parts={{ by: <bdi />, when: <When iso={conflict.at} /> }}
            />{' '}
            {t(names.length > 0 ? 'conflict.text' : 'conflict.same')}
          </>
        )
      }
      actions={
        <>
          <Button
            variant="primary"
            onClick={() => form.resolveConflict(names.filter((name) => versionOf(name) === 'theirs'))}
          >
            {t('conflict.save')}
          </Button>
          {form.isNew && <Button onClick={form.saveAsNew}>{t('conflict.asAnother')}</Button>}
          <Button variant="ghost" onClick={form.closeConflict}>
            {t('conflict.back')}
          </Button>
        </>
      }
    >
      {names.length > 0 && (
        <div className="flex flex-col gap-6">
          {names.map((name, index) => (
            <Choice
              key={name}
              focus={index === 0}
              label={form.labels[name] ?? name}
              field={form.fields[name] as RecordField}
              values={{ mine: form.values[name], theirs: conflict.current[name] }}
              note={!form.isChanged(name) && t('conflict.unchanged')}
              version={versionOf(name)}
              onChoose={(version) => setChosen((now) => ({ ...now, [name]: version }))}
            />
          ))}
        </div>
      )}
    </Dialog>
  );
}

interface ChoiceProps {
  label: string;
  field: RecordField;
  values: Record<Version, unknown>;
  note: ReactNode;
  /** Has the focus when the dialog opens. */
  focus: boolean;
  version: Version;
  onChoose: (version: Version) => void;
}

/** The two versions of one field. */
function Choice({ label, field, values, note, focus, version, onChoose }: ChoiceProps) {
  const t = useWords('admin');
  const id = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold">{label}</legend>
      {note && <p className="text-sm text-soft">{note}</p>}
      <div className="mt-2 grid grid-cols-1 gap-3 sm:grid-cols-2">
        {(['mine', 'theirs'] as const).map((which) => (
          <div
            key={which}
            className="kit-choice flex min-w-0 flex-col rounded-md border border-edge/75 bg-surface transition-colors has-checked:border-palm has-checked:bg-palm-tint"
          >
            <label className="flex min-h-11 cursor-pointer items-center gap-3 px-3.5 text-sm font-semibold">
              <input
                type="radio"
                name={id}
                checked={version === which}
                onChange={() => onChoose(which)}
                data-autofocus={(focus && version === which) || undefined}
                aria-describedby={`${id}-${which}`}
                className="size-5 shrink-0 accent-palm"
              />
              {t(`conflict.${which}`)}
            </label>
            <div id={`${id}-${which}`} className="border-t border-line px-3.5 py-3">
              <Text field={field} value={values[which]} />
            </div>
          </div>
        ))}
      </div>
    </fieldset>
  );
}

/** The place of a date in a sentence. */
const When = ({ iso }: { iso: string }) => <DateTime iso={iso} time />;

/** The value as readers see it. HTML is the editor's own or was cleaned when it was saved. */
function Text({ field, value }: { field: RecordField; value: unknown }) {
  const textOf = useValueText(field);
  const { language, html, picture } = field;
  if (picture && value) return <Thumbnail src={value} large />;
  return (
    <div lang={language} dir={language ? directionOf(language) : 'auto'} className="whitespace-pre-line wrap-anywhere">
      {html && value ? <Prose html={String(value)} className="text-sm" /> : textOf(value)}
    </div>
  );
}
