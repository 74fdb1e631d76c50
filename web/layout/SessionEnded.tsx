import { useLocation } from 'react-router';
import { paths } from '#web/app/paths.ts';
import { Button, ButtonLink } from '#web/kit/Button.tsx';
import { Dialog } from '#web/kit/overlay/Dialog.tsx';
import { useReturnAddress } from '#web/lib/return-address.ts';
import { isGuestPage } from '#web/lib/safe-redirect.ts';
import { goOnAsGuest, useSession } from '#web/lib/session.ts';
import { useWords } from '#web/lib/words.tsx';

/**
 * A dialog that asks a person whose session has ended to sign in again, and returns them to this page. The page keeps
 * its state. It opens once per ended session, and never on the sign-in pages.
 */
export function SessionEnded() {
  const t = useWords('layout');
  const { status } = useSession();
  const { pathname } = useLocation();
  const here = useReturnAddress();
  return (
    <Dialog
      open={status === 'ended' && !isGuestPage(pathname)}
      onClose={goOnAsGuest}
      size="sm"
      title={t('ended.title')}
      text={t('ended.text')}
      actions={
        <>
          <ButtonLink variant="go" to={paths.signIn({ redirect: here })} onClick={goOnAsGuest}>
            {t('signIn')}
          </ButtonLink>
          <Button variant="ghost" onClick={goOnAsGuest}>
            {t('ended.later')}
          </Button>
        </>
      }
    />
  );
}
