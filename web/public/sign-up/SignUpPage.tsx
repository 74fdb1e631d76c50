import { useSearchParams } from 'react-router';
import { guestsOnly } from '#web/lib/guard.ts';
import { PageMeta } from '#web/lib/meta.tsx';
import { type RouteHandle, useWords } from '#web/lib/words.tsx';
import type { Route } from './+types/SignUpPage.ts';
import { SignUpSteps } from './SignUpSteps.tsx';
import { addressOf, stepOf } from './steps.ts';
import { useSignUpForm } from './useSignUpForm.ts';
import { VerifyAccount } from './VerifyAccount.tsx';
import { Ways } from './Ways.tsx';

export const handle = { words: ['sign-up'] } satisfies RouteHandle;

export const loader = ({ context, request }: Route.LoaderArgs) => guestsOnly(context, request);

/** `/signup`, for guests (public spec, sections 2 and 4). */
export default function SignUpPage() {
  const t = useWords('sign-up');
  const [query] = useSearchParams();
  const step = stepOf(query);
  const { form, created } = useSignUpForm(step.at === 'details' ? step.type : undefined);
  return (
    <>
      <PageMeta title={t('title')} description={t('description')} />
      {created ? (
        <VerifyAccount message={created.msg} url={created.verifyUrl} />
      ) : (
        <>
          <SignUpSteps step={step} query={query} form={form} />
          <Ways signUp={step.at === 'who' ? addressOf({ at: 'type' }, query) : '#content'} />
        </>
      )}
    </>
  );
}
