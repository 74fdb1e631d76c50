import { useRevalidator } from 'react-router';
import { attachEntity } from '#contract/endpoints/team-entity.ts';
import type { Team } from '#contract/entities.ts';
import { limits } from '#contract/limits.ts';
import { Button } from '#web/kit/Button.tsx';
import { Form, FormActions, SubmitButton } from '#web/kit/form/Form.tsx';
import { useForm } from '#web/kit/form/useForm.ts';
import { Dialog } from '#web/kit/overlay/Dialog.tsx';
import { toast } from '#web/kit/overlay/toast.ts';
import { ApiError, call } from '#web/lib/api.ts';
import { useWords } from '#web/lib/words.tsx';
import { EntityField, usePeople } from '../look-up/index.ts';

export interface EntityDialogProps {
  team: Pick<Team, '_id' | 'payment_status'>;
  open: boolean;
  onClose: () => void;
}

/** Looks a school or organisation up by its CR number, and makes the team its own (public spec, section 5). */
export function EntityDialog({ team, open, onClose }: EntityDialogProps) {
  const t = useWords('entity');
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('title')}
      text={t(team.payment_status ? 'textPaid' : 'textUnpaid')}
      size="sm"
    >
      <EntityForm team={team} onClose={onClose} />
    </Dialog>
  );
}

function EntityForm({ team, onClose }: Pick<EntityDialogProps, 'team' | 'onClose'>) {
  const t = useWords('entity');
  const kit = useWords('kit');
  const { revalidate } = useRevalidator();
  const people = usePeople('');
  const form = useForm({
    values: { entity: '' },
    check: ({ entity }) => ({ entity: entity.length >= limits.crNumberMinLength ? undefined : t('wrong') }),
    send: async ({ entity }) => {
      // A number that was typed a moment ago may still be on its way; one that nobody has is refused here.
      const known = await people.lookUp('entity', entity);
      if (known?.state === 'missing') throw refusal(t('wrong'));
      return call(attachEntity, { body: { team_id: team._id, entity } }).catch((error) => {
        const unknown = error instanceof ApiError && error.code === 'unknown_error';
        throw unknown ? new ApiError({ ...error, message: t('failed') }) : error;
      });
    },
    done: async ({ msg }) => {
      onClose();
      toast.success(msg);
      await revalidate();
    },
  });
  return (
    <Form form={form} label={t('title')}>
      <EntityField people={people} field={form.field('entity')} onFound={() => form.setErrors({})} />
      <FormActions>
        <SubmitButton>{t('save')}</SubmitButton>
        <Button variant="ghost" onClick={onClose}>
          {kit('cancel')}
        </Button>
      </FormActions>
    </Form>
  );
}

const refusal = (message: string) =>
  new ApiError({ status: 404, code: 'entity_not_found', message, fields: { entity: message } });
