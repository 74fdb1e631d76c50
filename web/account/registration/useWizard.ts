import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { can, roleOf } from '#contract/access.ts';
import { registerTeam } from '#contract/endpoints/registration.ts';
import type { Team, User } from '#contract/entities.ts';
import { type ListFormControl, useForm } from '#web/kit/form/useForm.ts';
import { ApiError, call } from '#web/lib/api.ts';
import { useWords } from '#web/lib/words.tsx';
import { type SeatRole, usePeople } from '#web/team/look-up/index.ts';
import { checksOf, wrong } from './checks.ts';
import { type Draft, newKey, seated, toRegistration, type WizardForm } from './draft.ts';
import { forgetDraft, keepDraft } from './draft-store.ts';
import { chosenOf, type Offer } from './offers.ts';
import { furthestStep, refusedFields, type Step, stepOf, wrongFields } from './steps.ts';

export type WizardControl = ReturnType<typeof useWizard>;
export type WizardFormControl = ListFormControl<WizardForm>;

type Options = { offers: Offer[]; user: User; draft: Draft; onRegistered: (team: Team) => void };

const roleOfStep: Partial<Record<Step, SeatRole>> = { 3: 'coaches', 4: 'members' };

/** Fields with their own message for a missing value, so that the error list names each field. */
const named = ['season_id', 'competion_id', 'ageLevel', 'schoolName', 'teamName', 'region', 'image'] as const;
const isNamed = (field: string): field is (typeof named)[number] => (named as readonly string[]).includes(field);

/** The state of the wizard: values, people found, current step, and submission, which happens once. */
export function useWizard({ offers, user, draft, onRegistered }: Options) {
  const userId = user._id;
  const t = useWords('registration');
  const say = useWords('fields');
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const key = useRef(draft.key);
  const registered = useRef(false);
  /** Errors from the server that lead to another step. */
  const refusal = useRef(false);
  const [tooManyUnpaid, setTooManyUnpaid] = useState(false);
  /**
   * The state of the logo's upload: the step waits for it, so that the team is not registered with the previous logo.
   */
  const logo = useRef<Promise<boolean>>(undefined);

  const form: WizardFormControl = useForm<WizardForm, Team | undefined>({
    values: draft.form,
    check: (values) => {
      if (step === 1 || step === 2) {
        const wrong = Object.entries(wrongFields(step, values)).filter(([field]) => field !== 'image' || !logo.current);
        return Object.fromEntries(
          wrong.map(([field, code]) => [
            field,
            code === 'required' && isNamed(field) ? t(`missing.${field}`) : say(code),
          ]),
        );
      }
      return {};
    },
    send: async (values) => {
      if (step === 2 && logo.current && !(await logo.current))
        throw wrong({ image: t(values.image ? 'logoOnItsWay' : 'missing.image') });
      const role = roleOfStep[step];
      if (role) await checks.seats(role, values);
      if (step !== 5) return undefined;
      await checks.review(values);
      return register(values);
    },
    done: (team) => {
      if (!team) return void goTo(returning ? 5 : ((step + 1) as Step));
      registered.current = true;
      forgetDraft(userId);
      onRegistered(team);
    },
  });
  const people = usePeople(form.values.season_id);
  const chosen = chosenOf(offers, form.values);
  const furthest = furthestStep(form.values, chosen.competition);
  const step = stepOf(params.get('step'), furthest);
  /** Whether the person came from the review to change something and returns there. */
  const returning = params.get('from') === 'review' && step < 5;
  const checks = checksOf({ ...chosen, people, t, say });
  const advice = checks.advice(form.values, (number) => people.found('members', number));

  useEffect(() => {
    if (!registered.current) keepDraft(userId, { key: key.current, form: form.values });
  }, [userId, form.values]);

  function goTo(target: Step, { replace = false, returning = false } = {}) {
    const search = new URLSearchParams();
    if (target > 1) search.set('step', String(target));
    if (returning) search.set('from', 'review');
    return navigate({ search: search.toString() }, { replace, flushSync: true });
  }

  /** After a reload no names are known: all people are looked up, and the step of a person not found is shown. */
  const review = useEffectEvent(async (left: () => boolean) => {
    const { competition } = chosen;
    if (!competition) return;
    for (const [role, place] of [
      ['coaches', 3],
      ['members', 4],
    ] as const) {
      const entered = seated(form.values, role, competition[role]);
      const answers = await Promise.all(entered.map(({ number }) => people.lookUp(role, number)));
      if (left()) return;
      // A failed lookup says nothing about the person; the server checks again on submission.
      if (answers.some((answer) => answer?.state === 'missing')) return void goTo(place, { replace: true });
    }
  });
  useEffect(() => {
    if (step !== 5) return;
    let gone = false;
    review(() => gone);
    return () => {
      gone = true;
    };
  }, [step]);

  async function register(values: WizardForm): Promise<Team> {
    const { competition } = chosen;
    if (!competition) throw wrong({ competion_id: say('required') });
    const body = { data: toRegistration(values, competition) };
    const headers = { 'Idempotency-Key': key.current };
    setTooManyUnpaid(false);
    try {
      return (await call(registerTeam, { body, headers, timeout: 60_000 })).team;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return refused(error, values);
    }
  }

  /** Goes to the step with the error; the values stay. */
  async function refused(error: ApiError, values: WizardForm): Promise<never> {
    const say = (message: string) => new ApiError({ ...error, message, fields: {} });
    if (error.code === 'offline') throw say(t(navigator.onLine ? 'noAnswer' : 'offline'));
    if (error.code === 'timeout') throw say(t('noAnswer'));
    if (error.code === 'registration_key_reused') {
      key.current = newKey();
      keepDraft(userId, { key: key.current, form: values });
      throw say(t('keyReused'));
    }
    setTooManyUnpaid(error.code === 'too_many_unpaid_teams');
    if (error.code === 'registration_closed') await goTo(1);
    const { fields, step: concerned } = chosen.competition
      ? refusedFields(error.fields, values, chosen.competition)
      : { fields: error.fields, step: undefined };
    if (!concerned) throw say(error.message);
    refusal.current = concerned !== step;
    await goTo(concerned);
    throw new ApiError({ ...error, message: error.message, fields: ownSentences(error, fields) });
  }

  /** For a number that nobody has, the message from the specification. */
  function ownSentences(error: ApiError, fields: Record<string, string>): Record<string, string> {
    if (!error.code.endsWith('_not_found')) return fields;
    const sentenceOf = (at: string) => {
      if (at === 'entity_cr') return t('entityNotFound');
      return at.startsWith('coaches') ? t('coachNotFound') : t('memberNotFound');
    };
    return Object.fromEntries(Object.keys(fields).map((at) => [at, sentenceOf(at)]));
  }

  /** A new step does not show the previous step's errors. */
  const leaveErrors = () => {
    if (!refusal.current) form.setErrors({});
    refusal.current = false;
  };

  return {
    form,
    step,
    returning,
    goTo,
    leaveErrors,
    people,
    advice,
    tooManyUnpaid,
    logo,
    /** Whether this person pays; if not, they see no price here either (docs/decisions/024). */
    mayPay: can(roleOf(user.type), 'teams:pay'),
    ...chosen,
  };
}
