import { useState } from 'react';
import { type AdminTeam, adminTeams } from '#contract/endpoints/admin-teams.ts';
import { limits } from '#contract/limits.ts';
import { toHalalas } from '#domain/money.ts';
import { teamState } from '#domain/team-state.ts';
import { StatusBadge } from '#web/kit/Badge.tsx';
import { Button } from '#web/kit/Button.tsx';
import { DescriptionList } from '#web/kit/DescriptionList.tsx';
import { Form, FormActions, SubmitButton } from '#web/kit/form/Form.tsx';
import { TextArea } from '#web/kit/form/TextArea.tsx';
import { useForm } from '#web/kit/form/useForm.ts';
import { Money } from '#web/kit/Money.tsx';
import { Dialog } from '#web/kit/overlay/Dialog.tsx';
import { toast } from '#web/kit/overlay/toast.ts';
import { call } from '#web/lib/api.ts';
import { useWords } from '#web/lib/words.tsx';
import { useFocusWhenGone } from '../kit/useFocusWhenGone.ts';
import { type Fact, usePaymentFacts } from './usePaymentFacts.tsx';

interface TeamPaymentProps {
  team: AdminTeam;
  onChanged: (team?: AdminTeam) => Promise<void>;
}

/**
 * The payment of a team's fee: pending, and recorded by hand with a note; or paid, and how. For administrators
 * (back-office spec, section 4).
 */
export function TeamPayment({ team, onChanged }: TeamPaymentProps) {
  const t = useWords('admin-team');
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const facts = useFacts(team);
  // The button that records a payment is gone with it.
  const part = useFocusWhenGone<HTMLDivElement>(team.payment_status);
  if (!team.order) return <p className="text-soft">{t('payment.free')}</p>;
  const isUnpaid = teamState(team) === 'unpaid';
  return (
    <div ref={part} tabIndex={-1} className="flex flex-col gap-3 outline-none">
      <DescriptionList items={facts} />
      {team.payment_status && <p className="text-soft">{t('payment.stays')}</p>}
      {!team.payment_status && !team.status && <p className="text-soft">{t('payment.withdrawn')}</p>}
      {isUnpaid && (
        <>
          {team.season_over && <p className="text-soft">{t('payment.seasonOver')}</p>}
          <Button onClick={() => setOpen(true)} className="self-start">
            {t('payment.record')}
          </Button>
          <Dialog open={open} onClose={close} title={t('payment.recordTitle')} text={t('payment.recordText')} size="sm">
            <PaymentForm team={team} onChanged={onChanged} onClose={close} />
          </Dialog>
        </>
      )}
    </div>
  );
}

function useFacts({ order, payment, payment_status }: AdminTeam): Fact[] {
  const t = useWords('admin-team');
  const states = useWords('admin-teams');
  const paid = usePaymentFacts(payment);
  const facts: Fact[] = [
    {
      term: t('payment.state'),
      detail: (
        <StatusBadge tone={payment_status ? 'good' : 'warn'}>{states(payment_status ? 'paid' : 'pending')}</StatusBadge>
      ),
    },
    { term: t('payment.amount'), detail: <Money halalas={toHalalas(order?.total_amount ?? 0)} /> },
  ];
  return [...facts, ...paid];
}

function PaymentForm({ team, onChanged, onClose }: TeamPaymentProps & { onClose: () => void }) {
  const t = useWords('admin-team');
  const kit = useWords('kit');
  const form = useForm({
    values: { payment_note: '' },
    send: ({ payment_note }) => call(adminTeams.update, { body: { id: team._id, payment_status: true, payment_note } }),
    async done(answer) {
      onClose();
      toast.success(answer.msg);
      await onChanged(answer.team);
    },
  });
  return (
    <Form form={form} label={t('payment.recordTitle')}>
      <p className="flex flex-wrap items-baseline justify-between gap-3 text-lg">
        <span className="text-soft">{t('payment.amount')}</span>
        <Money halalas={toHalalas(team.order?.total_amount ?? 0)} className="font-semibold" />
      </p>
      <TextArea
        {...form.field('payment_note')}
        label={t('payment.note')}
        hint={t('payment.noteHint')}
        limit={limits.paymentNoteMax}
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
