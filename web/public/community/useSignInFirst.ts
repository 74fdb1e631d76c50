import { useNavigate } from 'react-router';
import { paths } from '#web/app/paths.ts';
import { useReturnAddress } from '#web/lib/return-address.ts';
import { useSession } from '#web/lib/session.ts';

/** `if (signInFirst()) return;` at the start of an action: sends a guest to the sign-in page and back, and says so. */
export function useSignInFirst(): () => boolean {
  const { user } = useSession();
  const here = useReturnAddress();
  const navigate = useNavigate();
  return () => {
    if (user) return false;
    navigate(paths.signIn({ redirect: here }));
    return true;
  };
}
