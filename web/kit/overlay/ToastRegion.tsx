import { useEffect, useId, useState } from 'react';
import { useWords } from '#web/lib/words.tsx';
import { createStore, useStore } from './store.ts';
import { Toast } from './Toast.tsx';
import { toasts } from './toast.ts';

/** The containers for toasts, the topmost last: an open dialog has its own. */
const places = createStore<readonly string[]>([]);

/** The container for toasts. `KitRoot` and every open dialog have one. */
export function ToastRegion() {
  const t = useWords('kit');
  const id = useId();
  const [paused, setPaused] = useState(false);
  useEffect(() => {
    places.set([...places.get(), id]);
    return () => places.set(places.get().filter((place) => place !== id));
  }, [id]);
  const onTop = useStore(places, []).at(-1) === id;
  const shown = useStore(toasts, []);
  return (
    <section
      aria-label={t('notifications')}
      aria-live="polite"
      aria-relevant="additions text"
      // On a phone below the head of the back-office, and above a dialog's, whose buttons are used while it is shown.
      className="pointer-events-none fixed inset-x-0 top-0 z-50 p-3 sm:inset-x-auto sm:end-0 sm:top-auto sm:bottom-0 sm:w-104 sm:p-6 max-sm:[.compact~&]:top-14 max-sm:[dialog>&]:p-1 print:hidden"
    >
      <ol
        className="flex flex-col gap-3"
        onPointerEnter={() => setPaused(true)}
        onPointerLeave={() => setPaused(false)}
        onFocus={() => setPaused(true)}
        onBlur={() => setPaused(false)}
      >
        {onTop && shown.map((message) => <Toast key={message.id} message={message} paused={paused} />)}
      </ol>
    </section>
  );
}
