import { type Certificate, revokeCertificate } from '#contract/endpoints/certificates.ts';
import { Button } from '#web/kit/Button.tsx';
import { Form, FormActions, SubmitButton } from '#web/kit/form/Form.tsx';
import { TextArea } from '#web/kit/form/TextArea.tsx';
import { useForm } from '#web/kit/form/useForm.ts';
import { Dialog } from '#web/kit/overlay/Dialog.tsx';
import { toast } from '#web/kit/overlay/toast.ts';
import { call } from '#web/lib/api.ts';
import { useWords } from '#web/lib/words.tsx';

interface RevokeDialogProps {
  certificate: Certificate;
  open: boolean;
  onClose: () => void;
  onRevoked: () => void;
}

/** Asks an admin for the reason, and revokes a certificate for good. */
export function RevokeDialog({ open, onClose, ...props }: RevokeDialogProps) {
  const t = useWords('certificates');
  return (
    <Dialog open={open} onClose={onClose} title={t('revoke.title')} text={t('revoke.text')} size="sm">
      <RevokeForm onClose={onClose} {...props} />
    </Dialog>
  );
}

function RevokeForm({ certificate, onClose, onRevoked }: Omit<RevokeDialogProps, 'open'>) {
  const t = useWords('certificates');
  const form = useForm({
    values: { reason: '' },
    send: ({ reason }) => call(revokeCertificate, { body: { id: certificate._id, reason } }),
    done: () => {
      onClose();
      toast.success(t('revoke.done'));
      onRevoked();
    },
  });
  return (
    <Form form={form} label={t('revoke.title')}>
      <TextArea {...form.field('reason')} label={t('revoke.reason')} hint={t('revoke.hint')} required rows={3} />
      <FormActions>
        <SubmitButton variant="danger">{t('revoke.submit')}</SubmitButton>
        <Button variant="ghost" onClick={onClose}>
          {t('revoke.cancel')}
        </Button>
      </FormActions>
    </Form>
  );
}
