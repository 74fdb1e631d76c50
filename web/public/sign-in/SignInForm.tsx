import { useState } from 'react';
import type { User } from '#contract/entities.ts';
import { latinDigits } from '#locales/digits.ts';
import { Form, SubmitButton } from '#web/kit/form/Form.tsx';
import { PasswordField } from '#web/kit/form/PasswordField.tsx';
import { TextField } from '#web/kit/form/TextField.tsx';
import { useForm } from '#web/kit/form/useForm.ts';
import { useWords } from '#web/lib/words.tsx';
import { StebSignIn } from './StebSignIn.tsx';
import { sessionCalls } from './session-calls.ts';
import { useSignedIn } from './useSignedIn.ts';
import { WhySteb } from './WhySteb.tsx';

/** Both ways in, a password and the provider's window; only one of them is under way at a time. */
export function SignInForm({
  home,
}: {
  /** Where people go who came from nowhere, if not to the usual place. */
  home?: (user: User) => string;
}) {
  const t = useWords('sign-in');
  const signedIn = useSignedIn(home);
  const [byPopup, setByPopup] = useState(false);
  const form = useForm({
    values: { national_id: '', password: '' },
    send: async ({ national_id, password }) => {
      const { call, addUser } = await sessionCalls();
      await signedIn(await call(addUser, { body: { national_id: latinDigits(national_id.trim()), password } }));
    },
  });
  return (
    <>
      <Form form={form} label={t('title')}>
        <TextField {...form.field('national_id')} kind="username" label={t('identifier')} required />
        <PasswordField {...form.field('password')} label={t('password')} required />
        <SubmitButton variant="go" size="lg" disabled={byPopup} className="w-full">
          {t('submit')}
        </SubmitButton>
      </Form>
      <p className="my-5 flex items-center gap-4 text-sm text-soft before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
        {t('or')}
      </p>
      <StebSignIn disabled={form.pending} onBusy={setByPopup} onSignedIn={signedIn} />
      <WhySteb />
    </>
  );
}
