import Download from 'lucide-react/icons/download';
import FileText from 'lucide-react/icons/file-text';
import FileUp from 'lucide-react/icons/file-up';
import { useState } from 'react';
import { limits } from '#contract/limits.ts';
import { buttonClass } from '#web/kit/Button.tsx';
import { useFileSize } from '#web/kit/form/file-rules.ts';
import { useUpload } from '#web/kit/upload/useUpload.ts';
import { useWords } from '#web/lib/words.tsx';
import { officeAddress } from './office-address.ts';
import { type StoredFileProps, UploadField } from './UploadField.tsx';
import { uploadFile } from './upload-file.ts';

/** What is wrong with a file before it is sent: the portal reads its contents again. */
async function problemOf(file: File): Promise<'pdf' | 'document_too_large' | undefined> {
  if (file.size > limits.resourceMaxBytes) return 'document_too_large';
  const head = new TextDecoder('latin1').decode(await file.slice(0, 5).arrayBuffer());
  return head === '%PDF-' ? undefined : 'pdf';
}

/** A PDF, chosen or dropped, and uploaded at once; its value is the address, which a reload keeps. */
export function DocumentField({ form, value, onChange, language: _, ...field }: StoredFileProps) {
  const t = useWords('admin');
  const kit = useWords('kit');
  const sentences = useWords('fields');
  const size = useFileSize();
  const [chosen, setChosen] = useState<File>();
  const upload = useUpload({
    send: (file: File, how) => uploadFile('document', file, how),
    onArrived(address, file) {
      setChosen(file);
      onChange(address);
    },
    waitFor: form.waitFor,
  });
  const take = (file: File) =>
    upload.take(async () => {
      const problem = await problemOf(file);
      return problem ? { refusal: sentences(problem) } : { file };
    });
  const Icon = value ? FileText : FileUp;
  const stored = chosen
    ? { name: chosen.name, isFile: true, detail: size(chosen.size) }
    : { name: t('document.stored'), detail: t('document.chooseAnother') };
  return (
    <UploadField
      field={field}
      upload={upload}
      rules={t('document.rules', { size: size(limits.resourceMaxBytes) })}
      accept="application/pdf"
      onFile={take}
      onRemove={() => {
        setChosen(undefined);
        onChange('');
      }}
      preview={
        <span className="grid size-14 place-items-center rounded-sm bg-sunken text-soft">
          <Icon aria-hidden size="1.4em" />
        </span>
      }
      {...(value ? stored : { name: t('document.choose'), orDrop: kit('orDrop') })}
      actions={
        value && (
          <a href={officeAddress(value)} download className={buttonClass('quiet', 'sm')}>
            <Download aria-hidden size="1.1em" />
            {t('document.open')}
          </a>
        )
      }
    />
  );
}
