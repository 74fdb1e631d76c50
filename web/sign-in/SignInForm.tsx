import { useState } from 'react';
import { useLocation } from 'react-router';
import type { User } from '#contract/entities.ts';
import { providerAddress, verificationAddress } from '#domain/verification.ts';
import { latinDigits } from '#locales/digits.ts';
import { buttonClass } from '#web/kit/Button.tsx';
import { Callout } from '#web/kit/Callout.tsx';
import { Form, SubmitButton } from '#web/kit/form/Form.tsx';
import { PasswordField } from '#web/kit/form/PasswordField.tsx';
import { TextField } from '#web/kit/form/TextField.tsx';
import { useForm } from '#web/kit/form/useForm.ts';
import { OutsideLink } from '#web/kit/Link.tsx';
import { safeRedirect } from '#web/lib/safe-redirect.ts';
import { useSite } from '#web/lib/site.ts';
import { useLanguage, useWords } from '#web/lib/words.tsx';
import { StebSignIn } from './StebSignIn.tsx';
import { sessionCalls, useCallsInTime } from './session-calls.ts';
import { useSignedIn } from './useSignedIn.ts';
import { WhySteb } from './WhySteb.tsx';

/** Both ways to sign in, a password and the provider's window; only one can be in progress at a time. */
export function SignInForm({
  home,
}: {
  /** The target without a redirect, if not the default one. */
  home?: (user: User) => string;
}) {
  const t = useWords('sign-in');
  const signedIn = useSignedIn(home);
  const [byPopup, setByPopup] = useState(false);
  useCallsInTime();
  const { verified, verify, recovery } = useProvider();
  const form = useForm({
    values: { national_id: '', password: '' },
    send: async ({ national_id, password }) => {
      const { call, addUser } = await sessionCalls();
      await signedIn(await call(addUser, { body: { national_id: latinDigits(national_id.trim()), password } }));
    },
  });
  const popup = <StebSignIn disabled={form.pending} onBusy={setByPopup} onSignedIn={signedIn} keepSession={verified} />;
  return (
    <>
      {verified && (
        <>
          <Callout tone="good" title={t('verified.title')} className="mb-4">
            {t('verified.text')}
          </Callout>
          {popup}
          <Or />
        </>
      )}
      <Form
        form={form}
        label={t('title')}
        help={
          form.code === 'sign_in_unverified' &&
          verify && (
            <a href={verify} className={buttonClass('primary', 'sm')}>
              {t('verify')}
            </a>
          )
        }
      >
        <TextField {...form.field('national_id')} kind="username" label={t('identifier')} required />
        <div>
          <PasswordField {...form.field('password')} label={t('password')} required />
          {recovery && (
            <p className="mt-2 text-sm">
              <OutsideLink href={recovery} look="strong">
                {t('forgot')}
              </OutsideLink>
            </p>
          )}
        </div>
        <SubmitButton variant={verified ? 'primary' : 'go'} size="lg" disabled={byPopup} className="w-full">
          {t('submit')}
        </SubmitButton>
      </Form>
      {!verified && (
        <>
          <Or />
          {popup}
        </>
      )}
      <WhySteb />
    </>
  );
}

/** The provider's pages that return here, and whether the person has just verified the account there. */
function useProvider() {
  const site = useSite();
  const { lang } = useLanguage();
  const query = new URLSearchParams(useLocation().search);
  const verified = query.get('verified') === '1';
  if (!site) return { verified };
  const way = { portal: site.origin, language: lang, goOn: safeRedirect(query.get('redirect')) };
  return {
    verified,
    verify: verificationAddress(site.links.verify, way),
    recovery: providerAddress(site.links.recovery, way),
  };
}

function Or() {
  const t = useWords('sign-in');
  return (
    <p className="my-5 flex items-center gap-4 text-sm text-soft before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
      {t('or')}
    </p>
  );
}
