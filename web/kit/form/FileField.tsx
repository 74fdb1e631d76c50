import FileText from 'lucide-react/icons/file-text';
import Upload from 'lucide-react/icons/upload';
import X from 'lucide-react/icons/x';
import { useRef, useState } from 'react';
import { useWords } from '#web/lib/words.tsx';
import { IconButton } from '../IconButton.tsx';
import { DropArea } from './DropArea.tsx';
import { Field, type FieldProps } from './Field.tsx';
import { FilePreview } from './FilePreview.tsx';
import { type FileRules, refusalOf, typeNames, useFileSize } from './file-rules.ts';

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
  const size = useFileSize();
  const input = useRef<HTMLInputElement>(null);
  const [refusal, setRefusal] = useState<string>();
  const take = (file: File) => {
    const wrong = refusalOf(file, { accept, maxBytes });
    setRefusal(wrong && t(wrong, { actual: size(file.size), size: size(maxBytes), types: typeNames(accept) }));
    // A refused file replaces nothing: the previous file stays.
    if (!wrong) onChange(file);
  };
  const shown = value?.name ?? current?.name;
  return (
    <Field
      {...field}
      hint={field.hint ?? t('fileRules', { types: typeNames(accept), size: size(maxBytes) })}
      error={refusal ?? error}
    >
      {(control) => (
        <DropArea
          control={control}
          ref={input}
          accept={accept.join(',')}
          disabled={disabled}
          onFiles={([file]) => take(file)}
          preview={
            <FilePreview file={value} picture={value ? undefined : current?.picture}>
              {shown ? <FileText aria-hidden size="1.4em" /> : <Upload aria-hidden size="1.4em" />}
            </FilePreview>
          }
          name={shown ?? t('chooseFile')}
          isFile={shown !== undefined}
          {...(shown
            ? { detail: [value && size(value.size), t('chooseAnotherFile')].filter(Boolean).join(' · ') }
            : { orDrop: t('orDrop') })}
        >
          {shown && (
            <IconButton
              label={`${t('remove')}: ${shown}`}
              size="sm"
              className="relative z-1"
              onClick={() => {
                onChange(null);
                setRefusal(undefined);
                input.current?.focus();
              }}
            >
              <X aria-hidden size="1.2em" />
            </IconButton>
          )}
        </DropArea>
      )}
    </Field>
  );
}
