import { useRevalidator } from 'react-router';
import type { AdminUser } from '#contract/endpoints/people.ts';
import { blockPerson } from '#contract/endpoints/person-page.ts';
import { limits } from '#contract/limits.ts';
import { nameIn } from '#domain/deleted-account.ts';
import { Button } from '#web/kit/Button.tsx';
import { Form, FormActions, SubmitButton } from '#web/kit/form/Form.tsx';
import { TextArea } from '#web/kit/form/TextArea.tsx';
import { useForm } from '#web/kit/form/useForm.ts';
import { forgetSavedInput, useSavedInput } from '#web/kit/form/useSavedInput.ts';
import { Dialog } from '#web/kit/overlay/Dialog.tsx';
import { toast } from '#web/kit/overlay/toast.ts';
import { call } from '#web/lib/api.ts';
import { isolated } from '#web/lib/names.ts';
import { useLanguage, useWords } from '#web/lib/words.tsx';
import { useCurrentUser } from '../layout/current-user.ts';

interface BlockDialogProps {
  person: Pick<AdminUser, '_id' | 'name' | 'status'>;
  onClose: () => void;
}

/**
 * Asks for the reason, and blocks an account or lifts its block; the page is read anew. What is typed is saved in the tab
 * until the dialog is closed: it survives the end of the session.
 */
export function BlockDialog({ person, onClose }: BlockDialogProps) {
  const t = useWords('admin-users');
  const { lang } = useLanguage();
  const name = isolated(nameIn(lang, person.name));
  const { status } = person;
  const { _id: account } = useCurrentUser();
  const keptAs = `turs:block:${account}:${person._id}` as const;
  function close() {
    forgetSavedInput(keptAs);
    onClose();
  }
  return (
    <Dialog
      open
      size="sm"
      onClose={close}
      title={t(status ? 'block.ask' : 'block.liftAsk', { name })}
      text={t(status ? 'block.askText' : 'block.liftText')}
    >
      <BlockForm person={person} keptAs={keptAs} onClose={close} />
    </Dialog>
  );
}

interface BlockFormProps extends BlockDialogProps {
  keptAs: `turs:block:${string}`;
}

function BlockForm({ person: { _id: id, status: blocked }, keptAs, onClose }: BlockFormProps) {
  const t = useWords('admin-users');
  const kit = useWords('kit');
  const { revalidate } = useRevalidator();
  const form = useForm({
    values: { reason: '' },
    send: ({ reason }) => call(blockPerson, { body: { id, blocked, reason } }),
    done: async ({ msg }) => {
      await revalidate();
      onClose();
      toast.success(msg);
    },
  });
  useSavedInput(form, keptAs);
  const action = t(blocked ? 'block.action' : 'block.liftAction');
  return (
    <Form form={form} label={action}>
      <TextArea
        {...form.field('reason')}
        label={t('block.reason')}
        hint={t('block.reasonHint')}
        limit={limits.statusReasonMax}
        required
        rows={3}
      />
      <FormActions>
        <SubmitButton variant={blocked ? 'danger' : 'primary'}>{action}</SubmitButton>
        <Button variant="ghost" onClick={onClose}>
          {kit('cancel')}
        </Button>
      </FormActions>
    </Form>
  );
}
