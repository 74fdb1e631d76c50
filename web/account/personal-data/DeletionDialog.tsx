import { requestDeletion } from '#contract/endpoints/personal-data.ts';
import { Button } from '#web/kit/Button.tsx';
import { Form, FormActions, SubmitButton } from '#web/kit/form/Form.tsx';
import { TextField } from '#web/kit/form/TextField.tsx';
import { useForm } from '#web/kit/form/useForm.ts';
import { Dialog } from '#web/kit/overlay/Dialog.tsx';
import { toast } from '#web/kit/overlay/toast.ts';
import { call } from '#web/lib/api.ts';
import { useWords } from '#web/lib/words.tsx';

interface DeletionDialogProps {
  open: boolean;
  onClose: () => void;
  onRequested: () => void;
}

/** Asks for a sentence, so that nobody asks for the deletion by a slip of the finger. */
export function DeletionDialog({ open, ...props }: DeletionDialogProps) {
  const t = useWords('personal-data');
  return (
    <Dialog open={open} onClose={props.onClose} title={t('delete.askTitle')} text={t('delete.askText')} size="sm">
      <DeletionForm {...props} />
    </Dialog>
  );
}

function DeletionForm({ onClose, onRequested }: Omit<DeletionDialogProps, 'open'>) {
  const t = useWords('personal-data');
  const form = useForm({
    values: { confirmation: '' },
    send: (body) => call(requestDeletion, { body }),
    done: ({ msg }) => {
      onClose();
      toast.success(msg);
      onRequested();
    },
  });
  return (
    <Form form={form} label={t('delete.askTitle')}>
      <TextField
        {...form.field('confirmation')}
        label={t('delete.type', { sentence: t('delete.sentence') })}
        autoComplete="off"
        required
      />
      <FormActions>
        <SubmitButton variant="danger">{t('delete.send')}</SubmitButton>
        <Button variant="ghost" onClick={onClose}>
          {t('delete.cancel')}
        </Button>
      </FormActions>
    </Form>
  );
}
