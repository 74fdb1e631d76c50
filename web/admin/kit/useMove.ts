import { call } from '#web/lib/api.ts';
import { useWords } from '#web/lib/words.tsx';
import type { MoveCall } from './calls.ts';
import type { Place } from './place.ts';
import { useWrite } from './useWrite.ts';

/** Gives a record another place, if the resource has an order. */
export function useMove(move: MoveCall | undefined) {
  const t = useWords('admin');
  return useWrite(async (body: Place) => move && call(move, { body }), { done: t('list.orderUpdated') });
}
