import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { type AdminTeam, adminTeams } from '#contract/endpoints/admin-teams.ts';
import { toHalalas } from '#domain/money.ts';
import { teamState } from '#domain/team-state.ts';
import { Button } from '#web/kit/Button.tsx';
import { Form, FormActions, SubmitButton } from '#web/kit/form/Form.tsx';
import { TextArea } from '#web/kit/form/TextArea.tsx';
import { useForm } from '#web/kit/form/useForm.ts';
import { Money } from '#web/kit/Money.tsx';
import { Dialog } from '#web/kit/overlay/Dialog.tsx';
import { toast } from '#web/kit/overlay/toast.ts';
import { call } from '#web/lib/api.ts';
import { useWords } from '#web/lib/words.tsx';

/** Records a payment by hand for an unpaid team, with a note for the books. */
export function RecordPayment({ team }: { team: AdminTeam }) {
  const t = useWords('admin-teams');
  const [open, setOpen] = useState(false);
  if (teamState(team) !== 'unpaid' || !team.order) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('payment.record')}</Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('payment.title')} text={t('payment.text')} size="sm">
        <PaymentForm team={team} onClose={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function PaymentForm({ team, onClose }: { team: AdminTeam; onClose: () => void }) {
  const t = useWords('admin-teams');
  const kit = useWords('kit');
  const { revalidate } = useRevalidator();
  const form = useForm({
    values: { payment_note: '' },
    send: ({ payment_note }) => call(adminTeams.update, { body: { id: team._id, payment_status: true, payment_note } }),
    done: async () => {
      onClose();
      toast.success(t('payment.done'));
      await revalidate();
    },
  });
  return (
    <Form form={form} label={t('payment.title')}>
      {team.order && (
        <p className="flex flex-wrap items-baseline justify-between gap-3 text-lg">
          <span className="text-soft">{t('payment.total')}</span>
          <Money halalas={toHalalas(team.order.total_amount)} />
        </p>
      )}
      <TextArea
        {...form.field('payment_note')}
        label={t('payment.note')}
        hint={t('payment.noteHint')}
        required
        rows={3}
      />
      <FormActions>
        <SubmitButton>{t('payment.save')}</SubmitButton>
        <Button variant="ghost" onClick={onClose}>
          {kit('cancel')}
        </Button>
      </FormActions>
    </Form>
  );
}
