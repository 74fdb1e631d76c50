import type { LoggedChange } from '#contract/admin-record.ts';
import { Button } from '#web/kit/Button.tsx';
import { Dialog } from '#web/kit/overlay/Dialog.tsx';
import { useWords } from '#web/lib/words.tsx';
import { DeletedBy } from './DeletedBy.tsx';
import type { RecordFormControl } from './useRecordForm.ts';

interface GoneDialogProps {
  // biome-ignore lint/suspicious/noExplicitAny: a form of any values
  form: RecordFormControl<any>;
  title: string;
  deletion: LoggedChange | undefined;
}

/** Says that somebody else has deleted the record that is being saved, and offers to save it as a new one. */
export function GoneDialog({ form, title, deletion }: GoneDialogProps) {
  const t = useWords('admin');
  return (
    <Dialog
      open
      size="sm"
      role="alertdialog"
      onClose={form.closeGone}
      title={title}
      text={
        <>
          {deletion && <DeletedBy deletion={deletion} />} {t('gone.text')}
        </>
      }
      actions={
        <>
          <Button variant="primary" data-autofocus onClick={form.saveAsNew}>
            {t('gone.asNew')}
          </Button>
          <Button variant="ghost" onClick={form.closeGone}>
            {t('gone.back')}
          </Button>
        </>
      }
    />
  );
}
