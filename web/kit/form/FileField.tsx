import FileText from 'lucide-react/icons/file-text';
import Upload from 'lucide-react/icons/upload';
import X from 'lucide-react/icons/x';
import { type DragEvent, useRef, useState } from 'react';
import { useWords } from '#web/lib/words.tsx';
import { cx } from '../cx.ts';
import { IconButton } from '../IconButton.tsx';
import { Field, type FieldProps } from './Field.tsx';
import { FilePreview } from './FilePreview.tsx';
import { type FileRules, refusalOf, sizeWords, typeNames } from './file-rules.ts';

export interface FileFieldProps extends FieldProps, FileRules {
  value: File | null;
  onChange: (file: File | null) => void;
  /** The stored file: its name, and its address if it is a picture. */
  current?: { name: string; picture?: string };
  disabled?: boolean;
}

/** One file, chosen or dropped. Checks it at once; shows a picture before it is uploaded. */
export function FileField({ value, onChange, accept, maxBytes, current, disabled, error, ...field }: FileFieldProps) {
  const t = useWords('kit');
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const size = (bytes: number) => {
    const { key, n } = sizeWords(bytes);
    return t(key, { n });
  };
  const take = (file: File | undefined) => {
    if (!file) return;
    const wrong = refusalOf(file, { accept, maxBytes });
    setRefusal(wrong && t(wrong, { actual: size(file.size), size: size(maxBytes), types: typeNames(accept) }));
    // A refused file replaces nothing: the previous file stays.
    if (!wrong) onChange(file);
    else if (input.current) input.current.value = '';
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!disabled) take(event.dataTransfer.files[0]);
  };
  const shown = value?.name ?? current?.name;
  return (
    <Field
      {...field}
      hint={field.hint ?? t('fileRules', { types: typeNames(accept), size: size(maxBytes) })}
      error={refusal ?? error}
    >
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
            over ? 'border-palm bg-palm-tint' : refusal || error ? 'border-bad' : 'border-edge/75 hover:border-edge',
            'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus has-focus-visible:outline-solid',
            disabled && 'opacity-60',
          )}
        >
          <input
            {...control}
            ref={input}
            type="file"
            accept={accept.join(',')}
            disabled={disabled}
            onChange={(event) => take(event.target.files?.[0])}
            className="absolute inset-0 cursor-pointer rounded-md text-[0] opacity-0"
          />
          <FilePreview file={value} picture={value ? undefined : current?.picture}>
            {shown ? <FileText aria-hidden size="1.4em" /> : <Upload aria-hidden size="1.4em" />}
          </FilePreview>
          <span className="pointer-events-none min-w-0 grow contain-inline-size">
            <span dir={shown ? 'auto' : undefined} className="block truncate font-semibold">
              {over ? t('dropHere') : (shown ?? t('chooseFile'))}
            </span>
            <span className="block text-sm text-soft">
              {value ? `${size(value.size)} · ${t('chooseAnotherFile')}` : shown ? t('chooseAnotherFile') : t('orDrop')}
            </span>
          </span>
          {value && (
            <IconButton
              label={`${t('remove')}: ${value.name}`}
              size="sm"
              className="relative z-1"
              onClick={() => {
                onChange(null);
                setRefusal(undefined);
                if (input.current) {
                  input.current.value = '';
                  input.current.focus();
                }
              }}
            >
              <X aria-hidden size="1.2em" />
            </IconButton>
          )}
        </div>
      )}
    </Field>
  );
}
