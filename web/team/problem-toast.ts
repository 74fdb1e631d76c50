import { useRef } from 'react';
import { toast } from '#web/kit/overlay/toast.ts';

/**
 * What went wrong with one action. An error stays until it is dismissed: this one goes when the action is begun again,
 * so that it never stands beside the message that it worked.
 */
export function useProblemToast(): { show: (text: string) => void; clear: () => void } {
  const shown = useRef<number>(undefined);
  const clear = () => {
    if (shown.current !== undefined) toast.dismiss(shown.current);
    shown.current = undefined;
  };
  const show = (text: string) => {
    clear();
    shown.current = toast.error(text);
  };
  return { show, clear };
}
