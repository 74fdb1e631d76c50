import { createStore } from './store.ts';

export interface ToastMessage {
  id: number;
  tone: 'success' | 'error' | 'info';
  text: string;
  /** One action (undo), or a link to what the message is about. */
  action?: { label: string; act: () => void } | { label: string; href: string };
}

export const toasts = createStore<readonly ToastMessage[]>([]);

/** Maximum number of visible toasts; the oldest is removed. */
const most = 4;
let last = 0;

function raise(tone: ToastMessage['tone']) {
  return (text: string, options: Pick<ToastMessage, 'action'> = {}): number => {
    last += 1;
    const same = toasts.get().filter((shown) => shown.text !== text || shown.tone !== tone);
    toasts.set([...same, { id: last, tone, text, ...options }].slice(-most));
    return last;
  };
}

/**
 * A short message that does not interrupt: `toast.success(t('saved'))`, from any code in the browser.
 * Successes and hints disappear automatically; errors stay until dismissed. Needs `<KitRoot>` on the page.
 */
export const toast = {
  success: raise('success'),
  error: raise('error'),
  info: raise('info'),
  dismiss: (id: number) => toasts.set(toasts.get().filter((shown) => shown.id !== id)),
};
