import Download from 'lucide-react/icons/download';
import FileText from 'lucide-react/icons/file-text';
import FileUp from 'lucide-react/icons/file-up';
import RotateCw from 'lucide-react/icons/rotate-cw';
import Trash from 'lucide-react/icons/trash-2';
import { type DragEvent, useRef, useState } from 'react';
import { limits } from '#contract/limits.ts';
import { Button, buttonClass } from '#web/kit/Button.tsx';
import { cx } from '#web/kit/cx.ts';
import { Field } from '#web/kit/form/Field.tsx';
import { Progress } from '#web/kit/Progress.tsx';
import { useWords } from '#web/lib/words.tsx';
import type { RecordBinding, RecordFormControl } from '../form/useRecordForm.ts';
import { useFileSize } from '../picture/usePictureProblem.ts';
import { officeAddress } from './office-address.ts';
import { useDocument } from './useDocument.ts';

interface DocumentFieldProps extends Omit<RecordBinding<string>, 'onChange' | 'value'> {
  // biome-ignore lint/suspicious/noExplicitAny: a form of any values
  form: RecordFormControl<any>;
  value: string;
  onChange: (address: string) => void;
  hint?: string;
  optional?: boolean;
}

/**
 * A PDF, chosen or dropped, and uploaded at once; its value is the address, which a reload keeps. The previous one stays
 * until the next one has arrived, and a save waits for that.
 */
export function DocumentField({ form, hint, value, onChange, error, language: _, ...field }: DocumentFieldProps) {
  const t = useWords('admin');
  const kit = useWords('kit');
  const size = useFileSize();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const { sending, failure, chosen, take, remove } = useDocument({ onChange, waitFor: form.waitFor });
  const takeFirst = (files: FileList | null) => {
    const file = files?.[0];
    if (file) take(file);
    // So that the same file can be chosen again.
    if (input.current) input.current.value = '';
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    takeFirst(event.dataTransfer.files);
  };
  const rules = t('document.rules', { size: size(limits.resourceMaxBytes) });
  const [name, below] = over
    ? [kit('dropHere'), undefined]
    : value
      ? [chosen?.name ?? t('document.stored'), chosen ? size(chosen.bytes) : t('document.chooseAnother')]
      : [t('document.choose'), kit('orDrop')];
  return (
    <div className="min-w-0">
      <Field {...field} hint={hint ? `${hint} ${rules}` : rules} error={failure?.sentence ?? error}>
        {(control) => (
          // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra; the input inside offers the same
          <div
            onDragOver={(event) => {
              event.preventDefault();
              setOver(true);
            }}
            onDragLeave={() => setOver(false)}
            onDrop={drop}
            className={cx(
              'relative flex min-h-20 items-center gap-4 rounded-md border-[1.5px] border-dashed bg-surface p-4 transition-colors',
              over ? 'border-palm bg-palm-tint' : failure || error ? 'border-bad' : 'border-edge/75 hover:border-edge',
              'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus has-focus-visible:outline-solid',
            )}
          >
            <input
              {...control}
              ref={input}
              type="file"
              accept="application/pdf"
              onChange={(event) => takeFirst(event.target.files)}
              className="absolute inset-0 cursor-pointer rounded-md text-[0] opacity-0"
            />
            <span className="pointer-events-none grid size-14 shrink-0 place-items-center rounded-sm bg-sunken text-soft">
              {value ? <FileText aria-hidden size="1.4em" /> : <FileUp aria-hidden size="1.4em" />}
            </span>
            <span className="pointer-events-none min-w-0 grow contain-inline-size">
              <span dir={chosen ? 'auto' : undefined} className="block truncate font-semibold">
                {name}
              </span>
              {below && <span className="block text-sm text-soft">{below}</span>}
            </span>
          </div>
        )}
      </Field>
      <div role="status">
        {sending && <Progress label={t('picture.uploading')} value={sending.share} className="mt-3" />}
      </div>
      {(value || failure?.again) && (
        <div className="mt-3 flex flex-wrap gap-2">
          {failure?.again && (
            <Button
              size="sm"
              onClick={failure.again}
              icon={<RotateCw aria-hidden size="1.1em" className="rtl:-scale-x-100" />}
            >
              {t('picture.again')}
            </Button>
          )}
          {value && (
            <>
              <a href={officeAddress(value)} download className={buttonClass('quiet', 'sm')}>
                <Download aria-hidden size="1.1em" />
                {t('document.open')}
              </a>
              <Button
                size="sm"
                variant="ghost"
                icon={<Trash aria-hidden size="1.1em" />}
                onClick={() => {
                  remove();
                  input.current?.focus();
                }}
              >
                {t('picture.remove')}
              </Button>
            </>
          )}
        </div>
      )}
    </div>
  );
}
