import { useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#web/app/paths.ts';
import { Button } from '#web/kit/Button.tsx';
import { toast } from '#web/kit/overlay/toast.ts';
import { signOut } from '#web/lib/session.ts';
import { useWords } from '#web/lib/words.tsx';

/** Ends the session and goes to the sign-in page, which confirms it. */
export function SignOutButton() {
  const t = useWords('profile');
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const leave = async () => {
    setBusy(true);
    try {
      await signOut();
      navigate(paths.signIn(), { state: { message: 'signedOut' } });
    } catch {
      setBusy(false);
      toast.error(t('signOutFailed'));
    }
  };
  return (
    <Button variant="ghost" pending={busy} onClick={leave}>
      {t('signOut')}
    </Button>
  );
}
