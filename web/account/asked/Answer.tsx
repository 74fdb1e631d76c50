import { useLayoutEffect, useRef, useState } from 'react';
import type { MembershipAnswer } from '#contract/entities.ts';
import { Button } from '#web/kit/Button.tsx';
import { cx } from '#web/kit/cx.ts';
import { isApiError } from '#web/lib/is-api-error.ts';
import { useWords } from '#web/lib/words.tsx';

/** What has taken the place of the button that was pressed takes the focus. */
const focus = (element: HTMLElement | null) => element?.focus();

/** Where the answer took the buttons away, the heading of their card takes the focus. */
function focusHeading(card: Element | null | undefined) {
  const heading = card?.querySelector<HTMLElement>('h1, h2, h3');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus();
}

interface Props {
  /** What was answered already: whoever agreed can only leave, and whoever refused can only agree. */
  answered: MembershipAnswer;
  /** The buttons, and what is said before somebody leaves. */
  words: { yes: string; no: string; leave: string; sure: string; sureYes: string };
  answer: (agrees: boolean) => Promise<void>;
  className?: string;
}

/** Whether a team is one's own. One click agrees; to be taken off asks once more. */
export function Answer({ answered, words, answer, className }: Props) {
  const t = useWords('asked');
  const [sure, setSure] = useState(false);
  const [wasSure, setWasSure] = useState(false);
  const [sends, setSends] = useState<boolean>();
  const [error, setError] = useState<string>();
  const box = useRef<HTMLDivElement>(null);
  const pressed = useRef(false);
  useLayoutEffect(() => {
    const card = box.current?.closest('article, section');
    // Once the page without the buttons is there.
    return () => {
      if (pressed.current) setTimeout(focusHeading, 0, card);
    };
  }, []);
  const send = async (agrees: boolean) => {
    pressed.current = true;
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
  const agreed = answered === 'agreed';
  return (
    <div ref={box} className={cx('grid gap-3', className)}>
      {sure && (
        <p ref={focus} tabIndex={-1} className="outline-none">
          {words.sure}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {sure ? (
          <>
            <Button key="sure" variant="danger" pending={sends === false} onClick={() => send(false)}>
              {words.sureYes}
            </Button>
            <Button key="back" disabled={busy} onClick={() => ask(false)}>
              {t('back')}
            </Button>
          </>
        ) : (
          <>
            {!agreed && (
              <Button key="yes" variant="go" pending={sends === true} onClick={() => send(true)}>
                {words.yes}
              </Button>
            )}
            {answered !== 'refused' && (
              <Button
                key="no"
                ref={wasSure ? focus : undefined}
                disabled={busy}
                size={agreed ? 'sm' : undefined}
                onClick={() => ask(true)}
              >
                {agreed ? words.leave : words.no}
              </Button>
            )}
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
