import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { gatherMoves, REST } from './gather-moves.ts';
import { moveTo, type Place } from './place.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A list whose portal answers when told to. */
function list(order = 'abcdefgh') {
  const portal = { order: [...order], sent: [] as string[], fails: false };
  const shown = { moves: [] as readonly Place[], failed: 0 };
  let answer: (() => void)[] = [];
  const gathering = gatherMoves({
    send: (move) =>
      new Promise<void>((resolve, reject) => {
        portal.sent.push(move.id + move.place);
        answer.push(() => {
          if (portal.fails) return reject(new Error('refused'));
          portal.order = [...moveTo(portal.order, String, move)];
          resolve();
        });
      }),
    onChange: (moves) => {
      shown.moves = moves;
    },
    onFailed: () => {
      shown.failed += 1;
    },
  });
  const seen = () => shown.moves.reduce<readonly string[]>((now, move) => moveTo(now, String, move), portal.order);
  return {
    portal,
    shown,
    ...gathering,
    seen: () => seen().join(''),
    /** Moves a record from where it is seen. */
    step(id: string, by: number) {
      const place = seen().indexOf(id) + 1;
      gathering.move({ id, place: place + by }, place);
    },
    async answer() {
      await vi.advanceTimersByTimeAsync(0);
      const [first, ...others] = answer;
      answer = others;
      first?.();
      await vi.advanceTimersByTimeAsync(0);
    },
    rest: () => vi.advanceTimersByTimeAsync(REST),
  };
}

describe('quick steps', () => {
  it('are seen at once, and sent as one move after a rest', async () => {
    const { step, seen, portal, rest, answer, shown } = list();
    for (let steps = 0; steps < 5; steps += 1) {
      step('a', 1);
      await vi.advanceTimersByTimeAsync(REST - 1);
    }
    expect([seen(), portal.sent]).toEqual(['bcdefagh', []]);
    await rest();
    expect(portal.sent).toEqual(['a6']);
    await answer();
    expect([portal.order.join(''), shown.moves]).toEqual(['bcdefagh', []]);
  });

  it('that end where they began are not sent', async () => {
    const { step, seen, portal, rest } = list();
    for (const by of [1, 1, -2]) step('b', by);
    expect(seen()).toBe('abcdefgh');
    await rest();
    expect(portal.sent).toEqual([]);
  });

  it('of another record send those of the first, in their order', async () => {
    const { step, seen, portal, rest, answer } = list();
    for (const id of ['a', 'a', 'h']) step(id, id === 'a' ? 1 : -1);
    await rest();
    expect([seen(), portal.sent]).toEqual(['bcadefhg', ['a3']]);
    await answer();
    expect(portal.sent).toEqual(['a3', 'h7']);
    await answer();
    expect([seen(), portal.order.join('')]).toEqual(['bcadefhg', 'bcadefhg']);
  });

  it('go on while an earlier move of the same record is on its way', async () => {
    const { step, seen, portal, flush, rest, answer } = list();
    step('a', 1);
    flush();
    await rest();
    step('a', 1);
    await answer();
    await rest();
    await answer();
    expect([seen(), portal.order.join(''), portal.sent]).toEqual(['bcadefgh', 'bcadefgh', ['a2', 'a3']]);
  });

  it('are gone with those after them when the portal refuses: the list is what the portal has', async () => {
    const { step, seen, portal, shown, rest, answer } = list();
    step('a', 1);
    step('b', 3);
    await rest();
    portal.fails = true;
    await answer();
    expect([seen(), portal.sent, shown.failed]).toEqual(['abcdefgh', ['a2'], 1]);
    portal.fails = false;
    step('c', -1);
    await rest();
    await answer();
    expect([seen(), portal.sent]).toEqual(['acbdefgh', ['a2', 'c2']]);
  });

  it('are sent without a rest when the dialog is closed, and at once when the page is left', async () => {
    const { step, portal, flush, leave, answer } = list();
    step('a', 1);
    const sent = flush();
    await answer();
    await sent;
    expect(portal.sent).toEqual(['a2']);
    step('h', -1);
    flush();
    step('b', 2);
    await vi.advanceTimersByTimeAsync(0);
    // The one before it has no answer yet.
    leave();
    expect(portal.sent).toEqual(['a2', 'h7', 'b3']);
  });
});
