import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';
import X from 'lucide-react/icons/x';
import { useRef, useState } from 'react';
import { fileLimits } from '#contract/result-files.ts';
import { formatNumber } from '#locales/format.ts';
import { Button } from '#web/kit/Button.tsx';
import { DropArea } from '#web/kit/form/DropArea.tsx';
import { Field } from '#web/kit/form/Field.tsx';
import { useFileSize } from '#web/kit/form/file-rules.ts';
import { TextArea } from '#web/kit/form/TextArea.tsx';
import { IconButton } from '#web/kit/IconButton.tsx';
import { useWords } from '#web/lib/words.tsx';
import type { Source } from './sheet/worker.ts';

/** What the browser's dialog offers. A file is read by what it is, whatever it is called. */
const ACCEPT = '.xlsx,.xlsm,.xls,.csv,.tsv,.txt,.htm,.html';

interface ChooseFileProps {
  /** Of the file that is there. */
  name: string | undefined;
  onSource: (source: Source, name: string) => void;
  onRemove: () => void;
}

/** A file is chosen or dropped, or a table is pasted. */
export function ChooseFile({ name, onSource, onRemove }: ChooseFileProps) {
  const t = useWords('admin-result-imports');
  const kit = useWords('kit');
  const size = useFileSize();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  /** The table of what was pasted, as long as its text is not changed. */
  const pasted = useRef({ html: '', text: '' });
  const read = () => {
    const isSame = pasted.current.text.trim() === text.trim();
    onSource({ html: isSame ? pasted.current.html : '', text }, t('pasted'));
  };
  return (
    <>
      <Field
        label={t('file')}
        name="file"
        hint={t('fileHint', { size: size(fileLimits.fileMaxBytes), rows: formatNumber(fileLimits.rowsMax) })}
      >
        {(control) => (
          <DropArea
            control={control}
            ref={input}
            accept={ACCEPT}
            onFiles={([file]) => onSource(file, file.name)}
            preview={<FileSpreadsheet aria-hidden size="1.6em" className="text-soft" />}
            name={name ?? t('choose')}
            isFile={name !== undefined}
            {...(name ? { detail: t('another') } : { orDrop: kit('orDrop') })}
          >
            {name && (
              <IconButton
                label={`${kit('remove')}: ${name}`}
                size="sm"
                className="relative z-1"
                onClick={() => {
                  onRemove();
                  input.current?.focus();
                }}
              >
                <X aria-hidden size="1.2em" />
              </IconButton>
            )}
          </DropArea>
        )}
      </Field>
      <div
        className="flex flex-col items-start gap-3"
        onPaste={({ clipboardData }) => {
          pasted.current = { html: clipboardData.getData('text/html'), text: clipboardData.getData('text/plain') };
        }}
      >
        <TextArea
          name="pasted"
          label={t('paste')}
          hint={t('pasteHint')}
          value={text}
          onChange={setText}
          rows={2}
          className="w-full"
        />
        {text.trim() && (
          <Button size="sm" onClick={read}>
            {t('pasteRead')}
          </Button>
        )}
      </div>
    </>
  );
}
