import { useMemo, useState } from 'react';
import { latinDigits } from '#locales/digits.ts';
import { paths } from '#web/app/paths.ts';
import { useForm } from '#web/kit/form/useForm.ts';
import { forgetSavedInput, useSavedInput } from '#web/kit/form/useSavedInput.ts';
import { useWords } from '#web/lib/words.tsx';
import { sessionCalls, useCallsInTime, useSignedIn } from '#web/sign-in/index.ts';
import { type AccountType, typeNumbers } from './steps.ts';

const keptAs = 'turs:sign-up';
const empty = { name: '', email: '', national_id: '', phone_number: '', password: '', c_password: '' };

/**
 * The state of the sign-up form. It is held above the steps, so that going back restores what was typed; the tab's
 * storage keeps it, except for the passwords, through a reload and a change of language.
 * A student is signed in and redirected; for a coach `created` then says what to do next.
 */
export function useSignUpForm(type: AccountType | undefined) {
  const t = useWords('sign-up');
  const signedIn = useSignedIn();
  useCallsInTime();
  const [created, setCreated] = useState<{ msg: string; verifyUrl: string }>();
  const form = useForm({
    values: empty,
    send: async (values) => {
      const { call, signUp } = await sessionCalls();
      const answer = await call(signUp, {
        body: { ...values, national_id: latinDigits(values.national_id.trim()), type: typeNumbers[type ?? 'student'] },
      });
      forgetSavedInput(keptAs);
      if (answer.user) {
        const msg = `${answer.msg} ${t('welcome.text', { name: answer.user.name })}`;
        await signedIn({ msg, user: answer.user, next: { label: t('welcome.next'), href: paths.profile() } });
      }
      if (answer.verify_url) setCreated({ msg: answer.msg, verifyUrl: answer.verify_url });
    },
  });
  const { values } = form;
  const kept = useMemo(() => {
    const { password: _, c_password: __, ...others } = values;
    return others;
  }, [values]);
  useSavedInput({ values: kept, set: form.set }, keptAs);
  return { form, created };
}

export type SignUpFormControl = ReturnType<typeof useSignUpForm>['form'];
