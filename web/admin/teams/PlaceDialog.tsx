import type { ReactNode } from 'react';
import { type AdminTeam, adminTeams } from '#contract/endpoints/admin-teams.ts';
import type { Person } from '#contract/entities.ts';
import { limits } from '#contract/limits.ts';
import { fitsLevel } from '#domain/age.ts';
import { nameIn } from '#domain/deleted-account.ts';
import { Button } from '#web/kit/Button.tsx';
import { Form, FormActions, SubmitButton } from '#web/kit/form/Form.tsx';
import { useForm } from '#web/kit/form/useForm.ts';
import { confirm } from '#web/kit/overlay/confirm.ts';
import { Dialog } from '#web/kit/overlay/Dialog.tsx';
import { toast } from '#web/kit/overlay/toast.ts';
import { ApiError, call } from '#web/lib/api.ts';
import { isolated } from '#web/lib/names.ts';
import { useLanguage, useWords } from '#web/lib/words.tsx';
import { type FoundPerson, LookUpField, PersonLine, usePeople, useSeenFirst } from '#web/team/look-up/index.ts';

export type PlaceRole = 'coach' | 'member';

interface PlaceDialogProps {
  team: AdminTeam;
  role: PlaceRole;
  /** Whose place is given; none where somebody is added. */
  old: Person | undefined;
  onChanged: (team?: AdminTeam) => Promise<void>;
  onClose: () => void;
}

/** What is refused because the team is no longer what the page shows. */
const overtaken = ['member_replaced', 'team_full', 'has_coach', 'team_withdrawn', 'members_locked'];

/** Looks up who gets a place in a team, and gives it to them. */
export default function PlaceDialog(props: PlaceDialogProps) {
  const t = useWords('admin-team');
  const { lang } = useLanguage();
  const { role, old, onClose } = props;
  const isCoach = role === 'coach';
  const replaces = isCoach ? 'people.replaceCoach' : 'people.replaceMember';
  const title = t(old ? replaces : isCoach ? 'people.addCoach' : 'people.addMember');
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      text={old ? t('people.instead', { name: isolated(nameIn(lang, old.name)) }) : t('people.added')}
      size="sm"
    >
      <PlaceForm {...props} title={title} />
    </Dialog>
  );
}

function PlaceForm({ team, role, old, onChanged, onClose, title }: PlaceDialogProps & { title: string }) {
  const t = useWords('admin-team');
  const kit = useWords('kit');
  const sentences = useWords('fields');
  const lookUp = useWords('look-up');
  const { lang } = useLanguage();
  const people = usePeople(team.season._id);
  const isCoach = role === 'coach';
  const kind = isCoach ? ('coaches' as const) : ('members' as const);
  const levels = team.competion.agelevel;
  const chosen = levels.find(({ title: name }) => name === team.ageLevel);
  const everybody = [...(team.coaches ?? []), ...(team.members ?? [])];
  const already = (number: string) =>
    everybody.some(({ _id, national_id }) => national_id === number || _id === people.found(kind, number)?.id)
      ? t('people.already')
      : undefined;
  const form = useForm<Record<PlaceRole, string>, { msg: string; team: AdminTeam } | undefined>({
    values: { coach: '', member: '' },
    check: (values) => ({
      [role]: values[role].length < limits.membershipIdDigits ? sentences('membership_id') : already(values[role]),
    }),
    async send(values) {
      const place = old && { [isCoach ? 'old_coach_id' : 'old_member_id']: old._id };
      try {
        return await call(adminTeams.update, { body: { id: team._id, ...place, [role]: values[role] } });
      } catch (error) {
        // Somebody else was first: the page shows the team as it is now.
        if (!(error instanceof ApiError) || !overtaken.includes(error.code)) throw error;
        toast.error(error.message);
        return undefined;
      }
    },
    async done(answer) {
      onClose();
      if (answer) toast.success(answer.msg);
      await onChanged(answer?.team);
    },
  });
  const questionOf = ({ name, age }: FoundPerson) => {
    const joined = isolated(name);
    const isOutside = !isCoach && chosen && typeof age === 'number' && fitsLevel(age, chosen) === false;
    const say = old ? t('people.askText', { joined, left: isolated(nameIn(lang, old.name)) }) : undefined;
    return {
      title,
      text: (
        <>
          {say ?? t('people.askAddText', { joined })}
          {isOutside && <Warning>{lookUp('ageDiffers', { age })}</Warning>}
          {team.has_certificate && <Warning>{t('people.certificatesStay')}</Warning>}
        </>
      ),
      action: old ? t('people.replace') : title,
    };
  };
  const submit = useSeenFirst({
    ...{ form, name: role, kind, people },
    whyNot: ({ id }) => (everybody.some(({ _id }) => _id === id) ? t('people.already') : undefined),
    ask: (person) => confirm(questionOf(person)),
  });

  return (
    <Form form={{ ...form, submit }} label={title}>
      <LookUpField
        kind={kind}
        label={t(isCoach ? 'people.coachId' : 'people.memberId')}
        hint={t('people.hint')}
        required
        field={form.field(role)}
        wrong={already(form.values[role])}
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

const Warning = ({ children }: { children: ReactNode }) => (
  <span className="mt-2 block font-semibold text-warn">{children}</span>
);
