import { useState } from 'react';
import { useRevalidator } from 'react-router';
import {
  type BanPeriod,
  banPeriods,
  type Decision,
  type ModeratedPost,
  moderatePost,
} from '#contract/endpoints/admin-community.ts';
import { limits } from '#contract/limits.ts';
import { nameIn } from '#domain/deleted-account.ts';
import { Button } from '#web/kit/Button.tsx';
import { Form, FormActions, SubmitButton } from '#web/kit/form/Form.tsx';
import { RadioGroup } from '#web/kit/form/RadioGroup.tsx';
import { TextArea } from '#web/kit/form/TextArea.tsx';
import { useForm } from '#web/kit/form/useForm.ts';
import { Dialog } from '#web/kit/overlay/Dialog.tsx';
import { toast } from '#web/kit/overlay/toast.ts';
import { ApiError, call } from '#web/lib/api.ts';
import { useLanguage, useWords } from '#web/lib/words.tsx';

interface DecisionProps {
  post: ModeratedPost;
  /** One that has a reason. */
  decision: Exclude<Decision, 'settle'>;
}

/** A button that opens the dialog in which a decision gets its reason. */
export function DecisionButton({ post, decision }: DecisionProps) {
  const t = useWords('admin-community');
  const { lang } = useLanguage();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button size="sm" variant={decision === 'hide' ? 'danger' : 'quiet'} onClick={() => setOpen(true)}>
        {t(`decide.${decision}`)}
      </Button>
      <Dialog
        open={open}
        onClose={close}
        size="sm"
        title={t(`decide.${decision}`)}
        text={t(`explain.${decision}`, { name: nameIn(lang, post.author.name) })}
      >
        <DecisionForm post={post} decision={decision} onClose={close} />
      </Dialog>
    </>
  );
}

function DecisionForm({ post: { _id: id, revision }, decision, onClose }: DecisionProps & { onClose: () => void }) {
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
      const ban = decision === 'ban' && { period: period as BanPeriod };
      try {
        await call(moderatePost, { body: { id, revision, decision, reason, ...ban } });
      } catch (error) {
        // A colleague was first: the page shows what they decided, below the dialog that says so.
        if (error instanceof ApiError && error.status === 409) await revalidate();
        throw error;
      }
    },
    done: async () => {
      onClose();
      toast.success(t('saved'));
      await revalidate();
    },
  });
  return (
    <Form form={form} label={t(`decide.${decision}`)}>
      {decision === 'ban' && (
        <RadioGroup
          {...form.field('period')}
          label={t('period')}
          choices={banPeriods.map((value) => ({ value, label: t(`periods.${value}`) }))}
        />
      )}
      <TextArea
        {...form.field('reason')}
        label={t('reason')}
        hint={t('reasonHint')}
        rows={2}
        limit={limits.decisionReasonMax}
      />
      <FormActions>
        <SubmitButton>{t(`decide.${decision}`)}</SubmitButton>
        <Button variant="ghost" onClick={onClose}>
          {kit('cancel')}
        </Button>
      </FormActions>
    </Form>
  );
}
