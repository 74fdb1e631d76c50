import { useEffect, useId, useRef, useState } from 'react';
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
  const region = useRef<HTMLElement>(null);
  useEffect(() => {
    const own = onTop && shown.length > 0 ? region.current : null;
    if (!own) return;
    const placed = import('./place-toasts.ts').then(({ placeToasts }) => placeToasts(own)).catch(() => {});
    return () => void placed.then((end) => end?.());
  }, [onTop, shown]);
  return (
    <section
      ref={region}
      aria-label={t('notifications')}
      aria-live="polite"
      aria-relevant="additions text"
      // On a phone at the lower edge, above what `placeToasts` finds there.
      className="pointer-events-none fixed inset-x-0 bottom-[var(--toasts,0px)] z-50 p-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:inset-x-auto sm:end-0 sm:w-104 sm:p-6 print:hidden"
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
