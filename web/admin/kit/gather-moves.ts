import type { Place } from './place.ts';

interface Gathering {
  /** Sends one move; a rejection means that the order is what it was before. */
  send: (move: Place) => Promise<unknown>;
  /** The moves that the portal does not have yet, in their order; shown as done. */
  onChange: (moves: readonly Place[]) => void;
  onFailed: (error: unknown) => void;
}

/** Milliseconds of rest after which a move is sent. */
export const REST = 800;

/**
 * Gathers the quick steps of one record into one move, so that twenty steps are one call and one line in the log. The
 * move is sent after a rest, with the first step of another record, or when asked. Moves are sent one after the other;
 * when one fails, those after it are dropped, because they were counted from an order that there is not.
 */
export function gatherMoves({ send, onChange, onFailed }: Gathering) {
  let moves: readonly Place[] = [];
  /** The last of the moves while it may still grow, and the place from which it began. */
  let growing: { move: Place; from: number } | undefined;
  let rest: ReturnType<typeof setTimeout> | undefined;
  let sending: Promise<void> = Promise.resolve();

  const change = (next: readonly Place[]) => {
    moves = next;
    onChange(moves);
  };
  const sendOne = async (move: Place) => {
    // An earlier one has failed.
    if (!moves.includes(move)) return;
    try {
      await send(move);
      change(moves.filter((other) => other !== move));
    } catch (error) {
      clearTimeout(rest);
      growing = undefined;
      change([]);
      onFailed(error);
    }
  };
  const close = () => {
    clearTimeout(rest);
    const move = growing?.move;
    growing = undefined;
    return move;
  };
  /** @returns resolves when nothing is on its way any more */
  const flush = () => {
    const move = close();
    if (move) sending = sending.then(() => sendOne(move));
    return sending;
  };

  return {
    /** @param from the place that the record has now */
    move(move: Place, from: number) {
      if (growing && growing.move.id !== move.id) flush();
      clearTimeout(rest);
      const began = growing?.from ?? from;
      const before = moves.filter((other) => other !== growing?.move);
      // Back where it was: nothing is to be sent.
      growing = move.place === began ? undefined : { move, from: began };
      change(growing ? [...before, move] : before);
      if (growing) rest = setTimeout(flush, REST);
    },
    flush,
    /** The page is going away: nothing can be waited for. */
    leave() {
      const move = close();
      if (move) sendOne(move);
    },
    /** Whether steps of another record than this one may still grow. */
    waitsForOther: (id: string) => growing !== undefined && growing.move.id !== id,
  };
}
