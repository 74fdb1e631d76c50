import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { paths } from '#web/app/paths.ts';
import { Button, ButtonLink } from '#web/kit/Button.tsx';
import { useSession } from '#web/lib/session.ts';
import { useWords } from '#web/lib/words.tsx';

/** Asks a person whose session has ended to sign in again, and brings them back here. Nothing on the page is lost. */
export function SessionEnded() {
  const t = useWords('layout');
  const { status } = useSession();
  const { pathname, search } = useLocation();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (status === 'ended') dialog.current?.showModal();
    else dialog.current?.close();
  }, [status]);
  return (
    <dialog
      ref={dialog}
      aria-labelledby="session-ended"
      className="m-auto w-[min(28rem,calc(100vw-2rem))] rounded-xl border border-line bg-raised p-6 text-ink shadow-lg backdrop:bg-night-deep/60"
    >
      <h2 id="session-ended" className="text-xl">
        {t('ended.title')}
      </h2>
      <p className="mt-2 text-soft">{t('ended.text')}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink variant="go" to={paths.signIn({ redirect: pathname + search })}>
          {t('signIn')}
        </ButtonLink>
        <Button variant="ghost" onClick={() => dialog.current?.close()}>
          {t('ended.later')}
        </Button>
      </div>
    </dialog>
  );
}
