import { useState } from 'react';
import { Button } from '#web/kit/Button.tsx';
import { cx } from '#web/kit/cx.ts';
import { isApiError } from '#web/lib/is-api-error.ts';
import { useWords } from '#web/lib/words.tsx';

/** What has taken the place of the button that was pressed takes the focus. */
const focus = (element: HTMLElement | null) => element?.focus();

interface Props {
  /** Whether the entity has said already that the team is its own: then it can only take itself off. */
  agreed: boolean;
  answer: (agrees: boolean) => Promise<void>;
  className?: string;
}

/** The answer of a school or organisation to whether a team is its own. One click agrees; to be taken off asks once more. */
export function AnswerForEntity({ agreed, answer, className }: Props) {
  const t = useWords('entity');
  const [sure, setSure] = useState(false);
  const [wasSure, setWasSure] = useState(false);
  const [sends, setSends] = useState<boolean>();
  const [error, setError] = useState<string>();
  const send = async (agrees: boolean) => {
    setSends(agrees);
    setError(undefined);
    try {
      await answer(agrees);
    } catch (cause) {
      setError(isApiError(cause) ? cause.message : t('failed'));
    }
    setSends(undefined);
  };
  const ask = (again: boolean) => {
    setSure(again);
    setWasSure(true);
  };
  const busy = sends !== undefined;
  return (
    <div className={cx('grid gap-3', className)}>
      {sure && (
        <p ref={focus} tabIndex={-1} className="outline-none">
          {t('ask.sure')}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {sure ? (
          <>
            <Button key="sure" variant="danger" pending={sends === false} onClick={() => send(false)}>
              {t('ask.sureYes')}
            </Button>
            <Button key="back" disabled={busy} onClick={() => ask(false)}>
              {t('ask.back')}
            </Button>
          </>
        ) : (
          <>
            {!agreed && (
              <Button key="yes" variant="go" pending={sends === true} onClick={() => send(true)}>
                {t('ask.yes')}
              </Button>
            )}
            <Button
              key="no"
              ref={wasSure ? focus : undefined}
              disabled={busy}
              size={agreed ? 'sm' : undefined}
              onClick={() => ask(true)}
            >
              {t(agreed ? 'ask.leave' : 'ask.no')}
            </Button>
          </>
        )}
      </div>
      {error && (
        <p role="alert" className="text-bad">
          {error}
        </p>
      )}
    </div>
  );
}
