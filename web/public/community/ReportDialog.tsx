import { reportReasons } from '#contract/endpoints/community.ts';
import { Button } from '#web/kit/Button.tsx';
import { Form, FormActions, SubmitButton } from '#web/kit/form/Form.tsx';
import { RadioGroup } from '#web/kit/form/RadioGroup.tsx';
import { TextArea } from '#web/kit/form/TextArea.tsx';
import { useForm } from '#web/kit/form/useForm.ts';
import { Dialog } from '#web/kit/overlay/Dialog.tsx';
import { toast } from '#web/kit/overlay/toast.ts';
import { useWords } from '#web/lib/words.tsx';
import { communityCalls } from './community-calls.ts';

export interface ReportDialogProps {
  /** The id of the topic or comment. */
  id: string;
  title: string;
  open: boolean;
  onClose: () => void;
}

type Reason = (typeof reportReasons)[number];

/** Asks what is wrong with a post and reports it to the office. */
export function ReportDialog({ id, title, open, onClose }: ReportDialogProps) {
  const t = useWords('community');
  return (
    <Dialog open={open} onClose={onClose} title={title} text={t('report.text')} size="sm">
      <ReportForm id={id} onClose={onClose} />
    </Dialog>
  );
}

function ReportForm({ id, onClose }: Pick<ReportDialogProps, 'id' | 'onClose'>) {
  const t = useWords('community');
  const kit = useWords('kit');
  const form = useForm({
    values: { reason: '', note: '' },
    check: ({ reason }) => ({ reason: reason ? undefined : t('report.missing') }),
    send: async ({ reason, note }) => {
      const { call, reportPost } = await communityCalls();
      return call(reportPost, { body: { id, reason: reason as Reason, note } });
    },
    done: () => {
      onClose();
      toast.success(t('report.sent'));
    },
  });
  return (
    <Form form={form} label={t('report.title')}>
      <RadioGroup
        {...form.field('reason')}
        label={t('report.title')}
        choices={reportReasons.map((value) => ({ value, label: t(`report.${value}`) }))}
      />
      <TextArea {...form.field('note')} label={t('report.note')} optional rows={2} />
      <FormActions>
        <SubmitButton>{t('report.send')}</SubmitButton>
        <Button variant="ghost" onClick={onClose}>
          {kit('cancel')}
        </Button>
      </FormActions>
    </Form>
  );
}
