import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { paths } from '#web/app/paths.ts';
import { toast } from '#web/kit/overlay/toast.ts';
import { useSentFrom } from '#web/lib/registering.ts';
import { useSession } from '#web/lib/session.ts';
import { useWords } from '#web/lib/words.tsx';

/**
 * A guest who requests a registration route arrives here with a token in the address (public spec, section 6). Explains
 * why, and offers to sign in and return. A separate component, so that a session update does not render the whole page
 * again.
 */
export function SignInPrompt() {
  const t = useWords('home');
  const navigate = useNavigate();
  const { status } = useSession();
  const token = useSearchParams()[0].get('token');
  const sentFrom = useSentFrom();
  useEffect(() => {
    if (!token || status !== 'guest') return;
    const shown = toast.info(t('mine.signInFirst'), {
      action: {
        label: t('mine.signIn'),
        act: () => navigate(paths.signIn({ redirect: sentFrom ?? paths.registration() })),
      },
    });
    return () => toast.dismiss(shown);
  }, [token, sentFrom, status, t, navigate]);
  return null;
}
