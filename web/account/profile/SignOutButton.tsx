import { useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#web/app/paths.ts';
import { Button } from '#web/kit/Button.tsx';
import { signOut } from '#web/lib/session.ts';
import { useWords } from '#web/lib/words.tsx';
import { useProblemToast } from '#web/team/problem-toast.ts';

/** Ends the session and goes to the sign-in page, which confirms it. */
export function SignOutButton() {
  const t = useWords('profile');
  const problem = useProblemToast();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const leave = async () => {
    setBusy(true);
    problem.clear();
    try {
      await signOut();
      navigate(paths.signIn(), { state: { message: 'signedOut' } });
    } catch {
      setBusy(false);
      problem.show(t('signOutFailed'));
    }
  };
  return (
    <Button variant="ghost" pending={busy} onClick={leave}>
      {t('signOut')}
    </Button>
  );
}
