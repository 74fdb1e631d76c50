import { startTransition, useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { toast } from '#web/kit/overlay/toast.ts';
import { call } from '#web/lib/api.ts';
import { useWords } from '#web/lib/words.tsx';
import type { MoveCall } from './calls.ts';
import { gatherMoves } from './gather-moves.ts';
import type { Place } from './place.ts';
import { sayWhy } from './useWrite.ts';

interface Outcome {
  onSent?: (move: Place) => void;
  /** The order is no longer what is shown. */
  onFailed?: () => void;
}

/**
 * Gives records other places, if the resource has an order: `moves` are shown as done, gathered (`gather-moves.ts`), and
 * sent, at the latest when their screen is left. A list shows what the portal has as soon as they are gone.
 */
export function useMoves(move: MoveCall | undefined, outcome: Outcome = {}) {
  const t = useWords('admin');
  const { revalidate } = useRevalidator();
  const [moves, setMoves] = useState<readonly Place[]>([]);
  const latest = useRef({ outcome, revalidate });
  latest.current = { outcome, revalidate };
  const [gathering] = useState(() =>
    gatherMoves({
      async send(body) {
        if (move) await call(move, { body, keepalive: true });
        toast.success(t('list.orderUpdated'));
        latest.current.outcome.onSent?.(body);
        await latest.current.revalidate();
      },
      // Not before the rows that were read anew, which React shows in a transition.
      onChange: (next) => (next.length > 0 ? setMoves(next) : startTransition(() => setMoves(next))),
      onFailed(error) {
        latest.current.outcome.onFailed?.();
        latest.current.revalidate();
        sayWhy(error, t('list.failed'));
      },
    }),
  );
  useEffect(() => {
    window.addEventListener('pagehide', gathering.leave);
    return () => {
      window.removeEventListener('pagehide', gathering.leave);
      gathering.flush();
    };
  }, [gathering]);
  return { moves, ...gathering };
}
