import { useState } from 'react';
import { paths } from '#web/app/paths.ts';
import { Button, ButtonLink } from '#web/kit/Button.tsx';
import { Dialog } from '#web/kit/overlay/Dialog.tsx';
import { useHere } from '#web/lib/here.ts';
import { useSession } from '#web/lib/session.ts';
import { useWords } from '#web/lib/words.tsx';

/** Asks a person whose session has ended to sign in again, and brings them back here. Nothing on the page is lost. */
export function SessionEnded() {
  const t = useWords('layout');
  const session = useSession();
  const here = useHere();
  const [putOff, setPutOff] = useState<object>();
  const later = () => setPutOff(session);
  return (
    <Dialog
      open={session.status === 'ended' && putOff !== session}
      onClose={later}
      size="sm"
      title={t('ended.title')}
      text={t('ended.text')}
      actions={
        <>
          <ButtonLink variant="go" to={paths.signIn({ redirect: here })}>
            {t('signIn')}
          </ButtonLink>
          <Button variant="ghost" onClick={later}>
            {t('ended.later')}
          </Button>
        </>
      }
    />
  );
}
