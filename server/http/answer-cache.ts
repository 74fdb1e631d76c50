import { LRUCache } from 'lru-cache';
import type { Content } from '#contract/endpoint.ts';
import { nextDayAfter } from '#domain/milestones.ts';
import { type Answer, type Prepared, prepare } from './send-answer.ts';

/** The longest that anything is cached: changes without a notification (a person's new name) show by then. */
export const LONGEST_SECONDS = 60;

/** Requests with a longer key, with an endless query or path, are never cached. */
const LONGEST_KEY = 2_000;
/** Memory of an entry besides its texts: measured with a hundred thousand small ones. */
const ENTRY_BYTES = 2_500;

type Entry = { answer: Prepared; of: Iterable<Content>; began: number; expires: number };

/**
 * Caches answers in memory, limited in bytes. The least recently used go first: a visitor who invents addresses only
 * evicts entries that nobody else requests, and the next request for one costs one query. After a change to its content
 * an answer is no longer served, and an answer that is being made is not stored. No entry outlives the day in Riyadh on
 * which its making began, because pages count days, nor the seconds that its maker gave it.
 * @param options.trusted false while notifications of changes may be lost: nothing is served from the cache then
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

  /** The cache takes the size of an entry when it is set. */
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
    /** Call it when content has changed. */
    changed(content: Content | 'everything'): void {
      tick += 1;
      if (content === 'everything') everythingChangedAt = tick;
      else changedAt.set(content, tick);
    },

    /** The cached answer for the key, if it may be served now. */
    ready: (key: string): Prepared | undefined => (options.trusted() ? find(key) : undefined),

    /**
     * The cached answer for the key; else the result of `make`, which is cached if allowed. After a change, concurrent
     * requests for the same key wait for one `make`.
     */
    async get(key: string, make: () => Promise<Answer>): Promise<Answer | Prepared> {
      if (key.length > LONGEST_KEY) return make();
      // Lost notifications do not advance `tick`: a shared result could be from before a change.
      if (!options.trusted()) return makeAndKeep(key, make, tick);
      const began = tick;
      return find(key) ?? together(`${began} ${key}`, () => makeAndKeep(key, make, began));
    },
  };
}

export type AnswerCache = ReturnType<typeof createAnswerCache>;

/** Runs once for concurrent calls with the same key. */
function onceAtATime<T>() {
  const underway = new Map<string, Promise<T>>();
  return (key: string, run: () => Promise<T>): Promise<T> => {
    const running = underway.get(key) ?? run().finally(() => underway.delete(key));
    underway.set(key, running);
    return running;
  };
}
