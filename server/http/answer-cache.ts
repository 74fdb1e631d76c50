import { LRUCache } from 'lru-cache';
import type { Content } from '#contract/endpoint.ts';
import { nextDayAfter } from '#domain/milestones.ts';
import type { Database } from '#server/platform/database.ts';
import { type Answer, type Prepared, prepare } from './send-answer.ts';

/** The longest that anything is cached: changes without a notification (a person's new name) show by then. */
export const LONGEST_SECONDS = 60;

/** While the database is away, an answer is given that was made at most so long before. */
const STALE_MS = 24 * 60 * 60_000;

const UNAVAILABLE = 503;

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
 *
 * While the database is away, nothing can change that visitors would be told of: an answer that has only run out is given
 * again, marked as stale; so is one of which a call was refused meanwhile, although the database is back when it is made.
 * One whose content is known to have changed is not: it may show what was taken back.
 * @param options.trusted false while notifications of changes may be lost: nothing is served as valid then
 * @param options.database none for a cache that never gives what has run out
 */
export function createAnswerCache(options: {
  maxBytes: number;
  trusted: () => boolean;
  database?: Pick<Database, 'isAway' | 'reportAway'>;
}) {
  const { database } = options;
  const entries = new LRUCache<string, Entry>({
    maxSize: options.maxBytes,
    sizeCalculation: ({ answer }, key) => answer.heldBytes() + 2 * key.length + ENTRY_BYTES,
  });
  const together = onceAtATime<Answer | Prepared>();
  const changedAt = new Map<Content, number>();
  let everythingChangedAt = 0;
  /** The last time at which notifications were lost although the database was there. */
  let unheardAt = 0;
  let tick = 0;

  /** Whether nothing can have changed it but what happened at the very return of the database. */
  const isUnchanged = (of: Iterable<Content>, began: number) => {
    if (unheardAt > began) return false;
    for (const content of of) if ((changedAt.get(content) ?? 0) > began) return false;
    return true;
  };
  const holds = (of: Iterable<Content>, began: number) => everythingChangedAt <= began && isUnchanged(of, began);

  function find(key: string): Prepared | undefined {
    const entry = entries.get(key);
    if (!entry || entry.expires <= Date.now() || !holds(entry.of, entry.began)) return undefined;
    return entry.answer;
  }

  /** What the key's answer was before the database was lost. */
  function findStale(key: string): Prepared | undefined {
    const entry = database && entries.get(key);
    if (!entry || !isUnchanged(entry.of, entry.began) || Date.now() - entry.answer.madeAt > STALE_MS) return undefined;
    return { ...entry.answer, stale: true };
  }

  async function makeOrStale(key: string, make: () => Promise<Answer>): Promise<Answer | Prepared> {
    const began = tick;
    const wasAway = database?.isAway();
    const run = () => makeAndKeep(key, make, began);
    try {
      // Lost notifications do not advance `tick`: a shared result could be from before a change.
      const made = options.trusted() ? await together(`${began} ${key}`, run) : await run();
      const forAway = made.status === UNAVAILABLE && (wasAway || database?.isAway());
      return (forAway && findStale(key)) || made;
    } catch (error) {
      const stale = database?.reportAway(error) && findStale(key);
      if (stale) return stale;
      throw error;
    }
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

  const kept = (key: string) =>
    (options.trusted() ? find(key) : undefined) ?? (database?.isAway() ? findStale(key) : undefined);

  return {
    /** The answer that is kept for the key, if any. */
    kept,

    /** Call it when content has changed. */
    changed(content: Content | 'everything'): void {
      tick += 1;
      if (content !== 'everything') changedAt.set(content, tick);
      else {
        everythingChangedAt = tick;
        if (!database?.isAway()) unheardAt = tick;
      }
    },

    /**
     * The cached answer for the key; else the result of `make`, which is cached if allowed. After a change, concurrent
     * requests for the same key wait for one `make`. While the database is away, also one that has run out.
     */
    async get(key: string, make: () => Promise<Answer>): Promise<Answer | Prepared> {
      if (key.length > LONGEST_KEY) return make();
      return kept(key) ?? makeOrStale(key, make);
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
