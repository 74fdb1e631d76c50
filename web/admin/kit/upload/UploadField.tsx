import Trash from 'lucide-react/icons/trash-2';
import { type ReactNode, useRef } from 'react';
import { Button } from '#web/kit/Button.tsx';
import { DropArea } from '#web/kit/form/DropArea.tsx';
import { Field, type FieldProps } from '#web/kit/form/Field.tsx';
import { Progress } from '#web/kit/Progress.tsx';
import { RetryButton } from '#web/kit/upload/RetryButton.tsx';
import type { Upload } from '#web/kit/upload/useUpload.ts';
import { useWords } from '#web/lib/words.tsx';
import type { RecordBinding, RecordFormControl } from '../form/useRecordForm.ts';

/** The props of a field whose value is the address of a file. */
export interface StoredFileProps extends RecordBinding<string> {
  // biome-ignore lint/suspicious/noExplicitAny: a form of any values
  form: RecordFormControl<any>;
  hint?: string;
  optional?: boolean;
}

interface UploadFieldProps {
  field: FieldProps & { hint?: string };
  upload: Upload;
  onRemove: () => void;
  /** What may be chosen, in a sentence after the hint. */
  rules: string;
  accept: string;
  onFile: (file: File) => void;
  preview: ReactNode;
  name: string;
  isFile?: boolean;
  detail?: string;
  orDrop?: string;
  className?: string;
  /** What else can be done with the file that is there; undefined if there is none. */
  actions: ReactNode | undefined;
}

/** The frame of a field whose file is uploaded at once: choose or drop, progress, what went wrong, remove. */
export function UploadField({ field, upload, rules, accept, onFile, onRemove, actions, ...shown }: UploadFieldProps) {
  const t = useWords('admin');
  const input = useRef<HTMLInputElement>(null);
  const { sending, failure } = upload;
  return (
    <div className="min-w-0">
      <Field
        {...field}
        hint={field.hint ? `${field.hint} ${rules}` : rules}
        {...(failure && { error: failure.sentence })}
      >
        {(control) => (
          <DropArea control={control} ref={input} accept={accept} onFiles={([file]) => onFile(file)} {...shown} />
        )}
      </Field>
      <div role="status">
        {sending !== undefined && <Progress label={t('picture.uploading')} value={sending} className="mt-3" />}
      </div>
      {(actions || failure?.mayRetry) && (
        <div className="mt-3 flex flex-wrap gap-2">
          {failure?.mayRetry && <RetryButton onClick={failure.again}>{t('picture.again')}</RetryButton>}
          {actions && (
            <>
              {actions}
              <Button
                size="sm"
                variant="ghost"
                icon={<Trash aria-hidden size="1.1em" />}
                onClick={() => {
                  upload.cancel();
                  onRemove();
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
