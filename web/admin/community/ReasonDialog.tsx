import { useRevalidator } from 'react-router';
import { type BanPeriod, banPeriods, type Decision } from '#contract/endpoints/admin-community.ts';
import { limits } from '#contract/limits.ts';
import { Button } from '#web/kit/Button.tsx';
import { Form, FormActions, SubmitButton } from '#web/kit/form/Form.tsx';
import { RadioGroup } from '#web/kit/form/RadioGroup.tsx';
import { TextArea } from '#web/kit/form/TextArea.tsx';
import { useForm } from '#web/kit/form/useForm.ts';
import { forgetSavedInput, useSavedInput } from '#web/kit/form/useSavedInput.ts';
import { Dialog } from '#web/kit/overlay/Dialog.tsx';
import { toast } from '#web/kit/overlay/toast.ts';
import { ApiError } from '#web/lib/api.ts';
import { isolated } from '#web/lib/names.ts';
import { useWords } from '#web/lib/words.tsx';
import { useCurrentUser } from '../layout/current-user.ts';

interface ReasonDialogProps {
  decision: Exclude<Decision, 'settle'> | 'ban' | 'lift';
  /** Of the post or the person. */
  id: string;
  /** Of the author. */
  name: string;
  send: (given: { reason: string; period: BanPeriod | undefined }) => Promise<unknown>;
  onClose: () => void;
}

/**
 * Asks for the reason of a decision, of a ban for its length, too, and sends it; the page is read anew. What is typed is saved
 * in the tab until the dialog is closed: it survives the end of the session.
 */
export function ReasonDialog(props: ReasonDialogProps) {
  const { decision, id, name } = props;
  const t = useWords('admin-community');
  const { _id: account } = useCurrentUser();
  const keptAs = `turs:moderation:${account}:${decision}:${id}` as const;
  function close() {
    forgetSavedInput(keptAs);
    props.onClose();
  }
  return (
    <Dialog
      open
      size="sm"
      onClose={close}
      title={t(`decide.${decision}`)}
      text={t(`explain.${decision}`, { name: isolated(name) })}
    >
      <ReasonForm {...props} keptAs={keptAs} onClose={close} />
    </Dialog>
  );
}

/** Whose mail the reason is in. */
const about: Record<ReasonDialogProps['decision'], 'post' | 'topic' | 'person'> = {
  hide: 'post',
  restore: 'post',
  close: 'topic',
  reopen: 'topic',
  ban: 'person',
  lift: 'person',
};

function ReasonForm({ decision, send, keptAs, onClose }: ReasonDialogProps & { keptAs: `turs:${string}` }) {
  const t = useWords('admin-community');
  const kit = useWords('kit');
  const { revalidate } = useRevalidator();
  const form = useForm({
    values: { reason: '', period: '' },
    check: ({ reason, period }) => ({
      reason: reason.trim() ? undefined : t('reasonMissing'),
      period: decision === 'ban' && !period ? t('periodMissing') : undefined,
    }),
    send: async ({ reason, period }) => {
      try {
        await send({ reason, period: decision === 'ban' ? (period as BanPeriod) : undefined });
      } catch (error) {
        // A colleague was faster: the page behind the dialog shows what they decided.
        if (error instanceof ApiError && error.status === 409) await revalidate();
        throw error;
      }
    },
    done: async () => {
      await revalidate();
      onClose();
      toast.success(t('saved'));
    },
  });
  useSavedInput(form, keptAs);
  const action = t(`decide.${decision}`);
  return (
    <Form form={form} label={action}>
      {decision === 'ban' && (
        <RadioGroup
          {...form.field('period')}
          label={t('period')}
          choices={banPeriods.map((value) => ({ value, label: t(`periods.${value}`) }))}
          required
        />
      )}
      <TextArea
        {...form.field('reason')}
        label={t('reason')}
        hint={t(`reasonHint.${about[decision]}`)}
        limit={limits.statusReasonMax}
        required
        rows={3}
      />
      <FormActions>
        <SubmitButton variant={decision === 'hide' || decision === 'ban' ? 'danger' : 'primary'}>{action}</SubmitButton>
        <Button variant="ghost" onClick={onClose}>
          {kit('cancel')}
        </Button>
      </FormActions>
    </Form>
  );
}
