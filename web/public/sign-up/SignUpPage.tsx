import { useSearchParams } from 'react-router';
import { verificationAddress } from '#domain/verification.ts';
import { guestsOnly } from '#web/lib/guard.ts';
import { PageMeta } from '#web/lib/meta.tsx';
import { safeRedirect } from '#web/lib/safe-redirect.ts';
import { type PageHandle, useLanguage, useWords } from '#web/lib/words.tsx';
import type { Route } from './+types/SignUpPage.ts';
import { SignUpSteps } from './SignUpSteps.tsx';
import { addressOf, stepOf } from './steps.ts';
import { useSignUpForm } from './useSignUpForm.ts';
import { VerifyAccount } from './VerifyAccount.tsx';
import { Ways } from './Ways.tsx';

export const handle = { needs: 'public', words: ['sign-up'] } satisfies PageHandle;

export const loader = ({ context, request }: Route.LoaderArgs) => guestsOnly(context, request);

/** `/signup`, for guests (public spec, sections 2 and 4). */
export default function SignUpPage() {
  const t = useWords('sign-up');
  const { lang } = useLanguage();
  const [query] = useSearchParams();
  const step = stepOf(query);
  const { form, created } = useSignUpForm(step.at === 'details' ? step.type : undefined);
  const way = { language: lang, goOn: safeRedirect(query.get('redirect')) };
  return (
    <>
      <PageMeta title={t('title')} description={t('description')} />
      {created ? (
        <VerifyAccount
          message={created.msg}
          url={verificationAddress(created.verifyUrl, { ...way, portal: location.origin })}
        />
      ) : (
        <>
          <SignUpSteps step={step} query={query} form={form} />
          <Ways signUp={step.at === 'who' ? addressOf({ at: 'type' }, query) : '#content'} />
        </>
      )}
    </>
  );
}
