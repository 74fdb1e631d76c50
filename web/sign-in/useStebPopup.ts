import { useCallback, useEffect, useRef, useState } from 'react';
import { type PopupAnswer, popupAddress, readPopupMessage } from './popup-message.ts';

export type PopupState = 'idle' | 'open' | 'blocked' | 'closed';

/** Milliseconds between checks whether the window is still open. */
const lookEvery = 400;

const features = 'popup,width=480,height=720';

/**
 * The identity provider's window: opens it, or focuses it if it is open, and waits for its answer.
 * @param link the address from the settings
 */
export function useStebPopup(
  link: string,
  { language, keepSession }: { language: string; keepSession: boolean },
  onAnswer: (answer: PopupAnswer) => void,
) {
  const [state, setState] = useState<PopupState>('idle');
  const opened = useRef<{ popup: Window; end: () => void } | null>(null);
  const answered = useRef(onAnswer);
  answered.current = onAnswer;

  const open = useCallback(() => {
    if (opened.current && !opened.current.popup.closed) {
      opened.current.popup.focus();
      return;
    }
    opened.current?.end();
    const address = popupAddress(link, location, { language, keepSession });
    const popup = window.open(address, 'steb', features);
    if (!popup) {
      setState('blocked');
      return;
    }
    const onMessage = (event: MessageEvent) => {
      const answer = readPopupMessage(event, { origin: address.origin, popup });
      if (!answer) return;
      end();
      setState('idle');
      answered.current(answer);
    };
    // If the window closes right after posting, it looks closed before its message arrives: so it must be seen closed
    // twice.
    let seenClosed = false;
    const timer = setInterval(() => {
      if (popup.closed && seenClosed) {
        end();
        setState('closed');
      }
      seenClosed = popup.closed;
    }, lookEvery);
    const end = () => {
      clearInterval(timer);
      window.removeEventListener('message', onMessage);
      opened.current = null;
    };
    window.addEventListener('message', onMessage);
    opened.current = { popup, end };
    setState('open');
  }, [link, language, keepSession]);

  useEffect(
    () => () => {
      opened.current?.popup.close();
      opened.current?.end();
    },
    [],
  );
  return { state, open };
}
