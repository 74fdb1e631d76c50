import { useRevalidator } from 'react-router';
import { changeTeamView, saveTeamView, type TeamView, viewNameMax } from '#contract/endpoints/team-views.ts';
import { Button } from '#web/kit/Button.tsx';
import { Form, FormActions, SubmitButton } from '#web/kit/form/Form.tsx';
import { TextField } from '#web/kit/form/TextField.tsx';
import { useForm } from '#web/kit/form/useForm.ts';
import { Dialog } from '#web/kit/overlay/Dialog.tsx';
import { toast } from '#web/kit/overlay/toast.ts';
import { call } from '#web/lib/api.ts';
import { useWords } from '#web/lib/words.tsx';
import type { SavedQuery } from './saved-query.ts';

interface ViewNameDialogProps {
  /** The view that gets another name; undefined to save a new one. */
  view: TeamView | undefined;
  /** What the list shows, which a new view keeps. */
  query: SavedQuery;
  onClose: () => void;
}

/** Asks for the name of a view of the list. Loaded when it is opened. */
export function ViewNameDialog({ view, query, onClose }: ViewNameDialogProps) {
  const t = useWords('admin-teams');
  const kit = useWords('kit');
  const { revalidate } = useRevalidator();
  const form = useForm({
    values: { name: view?.name ?? '' },
    check: ({ name }) => ({ name: name.trim() ? undefined : t('views.nameMissing') }),
    send: ({ name }) =>
      view ? call(changeTeamView, { body: { id: view._id, name } }) : call(saveTeamView, { body: { name, query } }),
    done: async () => {
      onClose();
      toast.success(t(view ? 'views.renamed' : 'views.saved'));
      await revalidate();
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(view ? 'views.rename' : 'views.save')}
      text={view ? undefined : t('views.saveText')}
      size="sm"
    >
      <Form form={form} label={t('views.title')}>
        <TextField {...form.field('name')} label={t('views.name')} maxLength={viewNameMax} required />
        <FormActions>
          <SubmitButton>{t('views.keep')}</SubmitButton>
          <Button variant="ghost" onClick={onClose}>
            {kit('cancel')}
          </Button>
        </FormActions>
      </Form>
    </Dialog>
  );
}
