import { LRUCache } from 'lru-cache';
import type { Content } from '#contract/content.ts';
import { nextDayAfter } from '#domain/milestones.ts';
import { type Answer, type Prepared, prepare } from './send-answer.ts';

/** The longest that anything is kept: what the database does not tell of (a person's new name) shows by then. */
export const LONGEST_SECONDS = 60;

/** What is asked for under a longer key, with an endless query or path, is made each time. */
const LONGEST_KEY = 2_000;
/** What an entry takes besides its texts: measured on a hundred thousand small ones. */
const ENTRY_BYTES = 2_500;

type Entry = { answer: Prepared; of: Iterable<Content>; began: number; expires: number };

/**
 * Keeps answers in memory, bounded in bytes. What is asked for least lately goes first: one visitor who makes up
 * addresses pushes out what nobody else asks for meanwhile, and that costs its next visitor one query. An answer is
 * not served, and one that is being made is not kept, once something that it is made of has changed. Nothing outlives
 * the day in Riyadh on which its making began, for pages count days, nor the seconds that its maker gave it.
 * @param options.trusted false while changes may go unheard: nothing is served then
 */
export function createAnswerCache(options: { maxBytes: number; trusted: () => boolean }) {
  const entries = new LRUCache<string, Entry>({
    maxSize: options.maxBytes,
    sizeCalculation: ({ answer }, key) => answer.heldBytes() + 2 * key.length + ENTRY_BYTES,
  });
  const together = onceAtATime<Answer | Prepared>();
  const changedAt = new Map<Content, number>();
  let everythingChangedAt = 0;
  let tick = 0;

  const holds = (of: Iterable<Content>, began: number) => {
    if (everythingChangedAt > began) return false;
    for (const content of of) if ((changedAt.get(content) ?? 0) > began) return false;
    return true;
  };

  function find(key: string): Prepared | undefined {
    const entry = entries.get(key);
    if (!entry || entry.expires <= Date.now() || !holds(entry.of, entry.began)) return undefined;
    return entry.answer;
  }

  /** The size of an entry is taken when it is set. */
  function recount(key: string, answer: Prepared) {
    const entry = entries.peek(key);
    if (entry?.answer === answer) entries.set(key, { ...entry });
  }

  async function makeAndKeep(key: string, make: () => Promise<Answer>, began: number) {
    const asked = new Date();
    const midnight = nextDayAfter(asked).getTime();
    const made = await make();
    if (!made.keep) return made;
    const { of, seconds } = made.keep;
    const answer = prepare(made, () => recount(key, answer));
    if (options.trusted() && holds(of, began)) {
      const expires = Math.min(asked.getTime() + Math.min(seconds, LONGEST_SECONDS) * 1_000, midnight);
      entries.set(key, { answer, of, began, expires });
    }
    return answer;
  }

  return {
    /** Tells what has changed. */
    changed(content: Content | 'everything'): void {
      tick += 1;
      if (content === 'everything') everythingChangedAt = tick;
      else changedAt.set(content, tick);
    },

    /**
     * What is kept under the key; else what `make` makes, kept if it may be. A crowd that comes after a change is
     * answered by one making and not a thousand.
     */
    async get(key: string, make: () => Promise<Answer>): Promise<Answer | Prepared> {
      if (key.length > LONGEST_KEY) return make();
      // Changes that go unheard do not move the clock: joining others would answer with what was before a change.
      if (!options.trusted()) return makeAndKeep(key, make, tick);
      const began = tick;
      return find(key) ?? together(`${began} ${key}`, () => makeAndKeep(key, make, began));
    },
  };
}

export type AnswerCache = ReturnType<typeof createAnswerCache>;

/** Joins those who ask for the same at the same time. */
function onceAtATime<T>() {
  const underway = new Map<string, Promise<T>>();
  return (key: string, run: () => Promise<T>): Promise<T> => {
    const running = underway.get(key) ?? run().finally(() => underway.delete(key));
    underway.set(key, running);
    return running;
  };
}
