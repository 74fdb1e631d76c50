import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { replaceMember } from '#contract/endpoints/team-members.ts';
import type { Person, Team } from '#contract/entities.ts';
import { limits } from '#contract/limits.ts';
import { fitsLevel } from '#domain/age.ts';
import { nameIn } from '#domain/deleted-account.ts';
import { Button } from '#web/kit/Button.tsx';
import { Callout } from '#web/kit/Callout.tsx';
import { Form, FormActions, SubmitButton } from '#web/kit/form/Form.tsx';
import { useForm } from '#web/kit/form/useForm.ts';
import { confirm } from '#web/kit/overlay/confirm.ts';
import { Dialog } from '#web/kit/overlay/Dialog.tsx';
import { toast } from '#web/kit/overlay/toast.ts';
import { useAgeLevel } from '#web/lib/age-level.ts';
import { ApiError, call } from '#web/lib/api.ts';
import { Sentence } from '#web/lib/Sentence.tsx';
import { useLanguage, useWords } from '#web/lib/words.tsx';
import { type FoundPerson, LookUpField, PersonLine, usePeople, useSeenFirst } from '#web/team/look-up/index.ts';

type Props = {
  team: Team;
  /** None where a place is free. */
  member?: Person;
  /** Called with the id of the one who joined, before the team is loaded again. */
  onReplaced: (id: string) => void;
};

/** Opens the dialog in which a member's place, or one that is free, is given to somebody. */
export function ReplaceMember({ className, ...props }: Props & { className?: string }) {
  const t = useWords('members');
  const [open, setOpen] = useState(false);
  const { lang } = useLanguage();
  const name = props.member && nameIn(lang, props.member.name);
  const close = () => setOpen(false);
  const label = t(name ? 'replace' : 'add');
  return (
    <>
      <Button
        size="sm"
        className={className}
        aria-label={name ? t('replaceNamed', { name }) : undefined}
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title={t(name ? 'title' : 'add')}
        text={name && <Sentence of="members" text="text" parts={{ name: strong }} values={{ name }} />}
        size="sm"
      >
        <ReplaceForm {...props} onClose={close} />
      </Dialog>
    </>
  );
}

const strong = <bdi className="font-semibold text-ink" />;

function ReplaceForm({ team, member, onReplaced, onClose }: Props & { onClose: () => void }) {
  const t = useWords('members');
  const kit = useWords('kit');
  const { lang } = useLanguage();
  const { revalidate } = useRevalidator();
  const say = useWords('look-up');
  const level = useAgeLevel();
  const people = usePeople(team.season._id, t('notFound'));
  const levels = team.competion.agelevel;
  const chosen = levels.find(({ title }) => title === team.ageLevel);
  const isOutside = ({ age }: FoundPerson) => chosen && typeof age === 'number' && fitsLevel(age, chosen) === false;
  // By their id: of whoever has not agreed the number is masked.
  const isThere = (person: FoundPerson | undefined) =>
    [...(team.coaches ?? []), ...(team.members ?? [])].some(({ _id }) => _id === person?.id);
  const already = (number: string) => (isThere(people.found('members', number)) ? t('already') : undefined);

  const form = useForm({
    values: { member_id: '' },
    check: ({ member_id }) => ({
      member_id: member_id.length < limits.membershipIdDigits ? t('tooShort') : already(member_id),
    }),
    send: async ({ member_id }) => {
      try {
        return await call(replaceMember, { body: { team_id: team._id, replaced: member?._id, member_id } });
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (error.code === 'member_not_found') {
          throw new ApiError({ ...error, message: t('notFound'), fields: { member_id: t('notFound') } });
        }
        if (error.code !== 'member_replaced') throw error;
        // Somebody else was first: this member, and this dialog, are gone once the team is loaded again.
        toast.error(error.message);
        return undefined;
      }
    },
    done: async (answer) => {
      onClose();
      const joined = answer?.team.members?.find(({ _id }) => !team.members?.some((before) => before._id === _id));
      if (joined) onReplaced(joined._id);
      if (answer) toast.success(answer.msg);
      await revalidate();
    },
  });

  const submit = useSeenFirst({
    ...{ form, name: 'member_id', kind: 'members', people },
    whyNot: (person) => (isThere(person) ? t('already') : undefined),
    ask(person) {
      const names = { left: member ? nameIn(lang, member.name) : '', joined: person.name };
      const { age } = person;
      const text = (
        <>
          <Sentence
            of="members"
            text={member ? 'askText' : 'askAddText'}
            parts={{ left: strong, joined: strong }}
            values={names}
          />
          {isOutside(person) && typeof age === 'number' && (
            <span className="mt-2 block font-semibold text-warn">{say('ageDiffers', { age })}</span>
          )}
        </>
      );
      const [title, action] = member ? [t('ask'), t('askYes')] : [t('askAdd'), t('add')];
      return confirm({ title, text, action });
    },
  });

  return (
    <Form form={{ ...form, submit }} label={t(member ? 'title' : 'add')}>
      <LookUpField
        kind="members"
        label={t('number')}
        hint={t('hint')}
        required
        field={form.field('member_id')}
        wrong={already(form.values.member_id)}
        people={people}
        onFound={() => form.setErrors({})}
      >
        {(person) => (
          <>
            <PersonLine person={person} ages={chosen && { chosen, levels }} announced />
            {chosen && isOutside(person) && (
              <Callout
                tone="warn"
                className="mt-3"
                title={say('agesOutside', { count: 1, level: `${level.name(chosen)} (${level.years(chosen)})` })}
              >
                {say('ageHint')}
              </Callout>
            )}
          </>
        )}
      </LookUpField>
      <FormActions>
        <SubmitButton>{t(member ? 'next' : 'add')}</SubmitButton>
        <Button variant="ghost" onClick={onClose}>
          {kit('cancel')}
        </Button>
      </FormActions>
    </Form>
  );
}
