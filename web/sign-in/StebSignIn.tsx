import { useState } from 'react';
import type { User } from '#contract/entities.ts';
import { Button } from '#web/kit/Button.tsx';
import { Callout } from '#web/kit/Callout.tsx';
import { ApiError } from '#web/lib/api.ts';
import { useSite } from '#web/lib/site.ts';
import { useLanguage, useWords } from '#web/lib/words.tsx';
import type { PopupAnswer } from './popup-message.ts';
import { sessionCalls } from './session-calls.ts';
import { useStebPopup } from './useStebPopup.ts';

interface Props {
  disabled: boolean;
  /** Called when the window's answer is being checked, and when the check has failed. */
  onBusy: (busy: boolean) => void;
  onSignedIn: (answer: { msg: string; user: User }) => Promise<void>;
  /** The person comes from the provider's own page: its session is used, without a password. */
  keepSession?: boolean;
}

/** The button that opens the provider's window, and the state of that sign-in. */
export function StebSignIn({ disabled, onBusy, onSignedIn, keepSession = false }: Props) {
  const t = useWords('sign-in');
  const common = useWords('common');
  const { lang } = useLanguage();
  const site = useSite();
  const [checking, setChecking] = useState(false);
  const [failure, setFailure] = useState('');

  const check = async (answer: PopupAnswer) => {
    setChecking(true);
    onBusy(true);
    setFailure('');
    try {
      const { call, stebSignIn } = await sessionCalls();
      await onSignedIn(await call(stebSignIn, { body: { data: answer } }));
    } catch (error) {
      setFailure(error instanceof ApiError ? error.message : common('unknown_error'));
      setChecking(false);
      onBusy(false);
    }
  };
  const { state, open } = useStebPopup(site?.links.popup ?? '', { language: lang, keepSession }, check);

  return (
    <>
      <Button
        size="lg"
        className="w-full"
        variant={keepSession ? 'go' : 'quiet'}
        // Green does not work on the orange button.
        icon={keepSession ? undefined : <StebMark />}
        disabled={disabled || !site}
        pending={checking}
        onClick={() => {
          setFailure('');
          open();
        }}
      >
        {state === 'open' ? t('popup.show') : t(keepSession ? 'verified.go' : 'steb')}
      </Button>
      <div role="status" className="text-sm text-soft *:mt-3 empty:sr-only">
        {checking ? <p>{t('popup.checking')}</p> : state === 'open' && <p>{t('popup.open')}</p>}
      </div>
      <div role="alert" className="*:mt-3 empty:sr-only">
        {failure ? (
          <Callout tone="bad">{failure}</Callout>
        ) : (
          (state === 'blocked' || state === 'closed') && <Callout tone="warn">{t(`popup.${state}`)}</Callout>
        )}
      </div>
    </>
  );
}

/** A key made of diamonds, for the provider's button. */
function StebMark() {
  return (
    <svg viewBox="0 0 24 24" width="1.25em" height="1.25em" aria-hidden="true" className="shrink-0 text-palm">
      <path d="M8 5l7 7-7 7-7-7z" fill="currentColor" />
      <path d="M8 9l3 3-3 3-3-3z" fill="var(--surface)" />
      <path d="M13 12h10M18 12v4M22 12v3" stroke="currentColor" strokeWidth="2.4" fill="none" />
    </svg>
  );
}
