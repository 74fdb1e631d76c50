import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '#web/app/paths.ts';
import { Link } from '#web/kit/Link.tsx';
import { toast } from '#web/kit/overlay/toast.ts';
import { guestsOnly } from '#web/lib/guard.ts';
import { PageMeta } from '#web/lib/meta.tsx';
import { safeRedirect } from '#web/lib/safe-redirect.ts';
import { type PageHandle, useWords } from '#web/lib/words.tsx';
import { SignInForm } from '#web/sign-in/index.ts';
import type { Route } from './+types/SignInPage.ts';
import { AuthFrame } from './AuthFrame.tsx';

export const handle = { needs: 'public', words: ['sign-in'] } satisfies PageHandle;

export const loader = ({ context, request }: Route.LoaderArgs) => guestsOnly(context, request);

/** `/signin`, for guests (public spec, sections 2 and 6). */
export default function SignInPage() {
  const t = useWords('sign-in');
  const { search } = useLocation();
  const reason = reasonOf(safeRedirect(new URLSearchParams(search).get('redirect')));
  useFarewell();
  return (
    <>
      <PageMeta title={t('title')} description={t('description')} />
      <AuthFrame
        title={t('title')}
        lead={reason ? t(`leadTo.${reason}`) : t('lead')}
        aside={{ title: t('aside.title'), text: t('aside.text'), pose: 'wave' }}
        after={
          <p className="mt-6 text-center">
            {t('newHere')}{' '}
            <Link look="strong" to={paths.signUp() + search}>
              {t('createAccount')}
            </Link>
          </p>
        }
      >
        <SignInForm />
      </AuthFrame>
    </>
  );
}

const reasons = [
  ['team', '/profile/team/'],
  ['payment', '/payment/'],
  ['registration', '/teams-registeration'],
] as const;

/** Why a guest was redirected here, derived from the target after signing in. */
const reasonOf = (back: string | undefined) => reasons.find(([, begin]) => back?.startsWith(begin))?.[0];

/** Confirms once that the person has signed out: a reload does not show it again. */
function useFarewell() {
  const t = useWords('layout');
  const navigate = useNavigate();
  const { state, pathname, search } = useLocation();
  useEffect(() => {
    if (state?.message !== 'signedOut') return;
    toast.success(t('signedOut'));
    navigate(pathname + search, { replace: true, state: null });
  }, [state, pathname, search, navigate, t]);
}
