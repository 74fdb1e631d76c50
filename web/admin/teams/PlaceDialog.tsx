import { useRevalidator } from 'react-router';
import { type AdminTeam, adminTeams } from '#contract/endpoints/admin-teams.ts';
import type { Person } from '#contract/entities.ts';
import { limits } from '#contract/limits.ts';
import { nameIn } from '#domain/deleted-account.ts';
import { Button } from '#web/kit/Button.tsx';
import { Form, FormActions, SubmitButton } from '#web/kit/form/Form.tsx';
import { useForm } from '#web/kit/form/useForm.ts';
import { Dialog } from '#web/kit/overlay/Dialog.tsx';
import { toast } from '#web/kit/overlay/toast.ts';
import { call } from '#web/lib/api.ts';
import { useLanguage, useWords } from '#web/lib/words.tsx';
import { LookUpField, PersonLine, usePeople } from '#web/team/look-up/index.ts';

interface PlaceDialogProps {
  team: AdminTeam;
  of: 'coach' | 'member';
  /** Whose place is given; none where somebody is added. */
  old: Person | undefined;
  onClose: () => void;
}

/** Looks up who gets a place in a team, and gives it to them. */
export function PlaceDialog(props: PlaceDialogProps) {
  const t = useWords('admin-teams');
  const { lang } = useLanguage();
  const { of: role, old, onClose } = props;
  const title = old ? t('people.replace') : t(role === 'coach' ? 'people.addCoach' : 'people.addMember');
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      text={old && t('people.instead', { name: nameIn(lang, old.name) })}
      size="sm"
    >
      <PlaceForm {...props} title={title} />
    </Dialog>
  );
}

function PlaceForm({ team, of: role, old, onClose, title }: PlaceDialogProps & { title: string }) {
  const t = useWords('admin-teams');
  const kit = useWords('kit');
  const sentences = useWords('fields');
  const { revalidate } = useRevalidator();
  const people = usePeople(team.season._id, { team: team._id });
  const isCoach = role === 'coach';
  const levels = team.competion.agelevel;
  const chosen = levels.find(({ title: name }) => name === team.ageLevel);
  const form = useForm<{ coach: string; member: string }, { msg: string }>({
    values: { coach: '', member: '' },
    check: (values) => ({
      [role]: values[role].length < limits.membershipIdDigits ? sentences('membership_id') : undefined,
    }),
    send: (values) =>
      call(adminTeams.update, {
        body: {
          id: team._id,
          ...(old && { [isCoach ? 'old_coach_id' : 'old_member_id']: old._id }),
          ...(isCoach ? { coach: values.coach } : { member: values.member }),
        },
      }),
    done: async () => {
      onClose();
      toast.success(t('people.done'));
      await revalidate();
    },
  });
  return (
    <Form form={form} label={title}>
      <LookUpField
        kind={isCoach ? 'coaches' : 'members'}
        label={t(isCoach ? 'people.coachId' : 'people.memberId')}
        hint={t('people.hint')}
        required
        field={form.field(role)}
        people={people}
        onFound={() => form.setErrors({})}
      >
        {(person) => (
          <PersonLine person={person} ages={!isCoach && chosen ? { chosen, levels } : undefined} announced />
        )}
      </LookUpField>
      <FormActions>
        <SubmitButton>{t('people.save')}</SubmitButton>
        <Button variant="ghost" onClick={onClose}>
          {kit('cancel')}
        </Button>
      </FormActions>
    </Form>
  );
}
