import { setTimeout as sleep } from 'node:timers/promises';
import type { z } from 'zod';
import { limits } from '#contract/limits.ts';
import type { Clock } from '#server/platform/clock.ts';
import { ProviderUnavailable } from '#server/providers/http-client.ts';
import type { AnswerStore } from './store.ts';

/** One list as the academy gives it: where it is kept, what is kept, and how to ask for it. */
export type Listing<Body> = {
  key: string;
  schema: z.ZodType<Body>;
  /** Asks the academy, and hands over what is to be kept: at once, and again when the pictures are there. */
  ask(keep: (body: Body) => Promise<void>): Promise<void>;
};

/** What there is to show. */
export type Answer<Body> = {
  /** Undefined when the academy has never said. */
  body: Body | undefined;
  fetchedAt: Date | null;
  /** The academy did not confirm it just now. */
  stale: boolean;
};

/** How long one call waits for the academy, over all that it asks. */
export const timeout = (): Promise<void> => sleep(limits.catalogueTimeout, undefined, { ref: false });

/**
 * The academy's answers as visitors get them. What was confirmed a short while ago is shown at once, and asked for again
 * behind it. A visitor waits only where there is nothing, or nothing recent, and the academy has not just kept somebody
 * waiting in vain. A question that was too slow goes on, and its answer is kept; nobody asks the same twice at once.
 */
export function openAnswers(deps: { store: AnswerStore; clock: Clock; report: (error: unknown) => void }) {
  const { store, clock, report } = deps;
  /** When this process last heard each list. As many as the academy has lists, for no other is asked for. */
  const heardAt = new Map<string, number>();
  const underway = new Map<string, Promise<void>>();
  /** When the academy last failed, or kept somebody waiting in vain; 0 once it has answered again. */
  let silentSince = 0;

  const since = (time: number) => clock().getTime() - time;
  const age = (key: string) => since(heardAt.get(key) ?? 0);
  const isFresh = (key: string) => age(key) < limits.catalogueFresh;
  /** After a while somebody may wait again: it may have come back, and nobody has asked. */
  const isSilent = () => since(silentSince) < limits.catalogueFresh;
  const isStale = (key: string) => !isFresh(key) && (isSilent() || age(key) >= limits.catalogueKept);
  const fallSilent = () => {
    silentSince = clock().getTime();
  };

  function refresh<Body>({ key, ask }: Listing<Body>): Promise<void> {
    const running = underway.get(key);
    if (running) return running;
    const keep = async (body: Body) => {
      const now = clock();
      const wasStale = isStale(key);
      silentSince = 0;
      await store.keep(key, body, now, wasStale);
      heardAt.set(key, now.getTime());
    };
    const asking = ask(keep)
      .catch((error: unknown) => {
        fallSilent();
        // That the academy is being left alone for a while, after it has failed, is no news.
        if (!(error instanceof ProviderUnavailable && error.leftAlone)) report(error);
      })
      .finally(() => underway.delete(key));
    underway.set(key, asking);
    return asking;
  }

  async function kept<Body>({ key, schema }: Listing<Body>): Promise<Answer<Body>> {
    const row = await store.read(key);
    // What an older release kept may have another shape.
    const body = row && schema.safeParse(row.body).data;
    return body && row
      ? { body, fetchedAt: row.fetchedAt, stale: isStale(key) }
      : { body: undefined, fetchedAt: null, stale: false };
  }

  /** @param mayBeOld shows what is kept, however old it is */
  async function show<Body>(listing: Listing<Body>, late: Promise<void>, mayBeOld: boolean): Promise<Answer<Body>> {
    if (isFresh(listing.key)) return kept(listing);
    const asking = refresh(listing);
    const before = await kept(listing);
    if (isSilent() || (before.body && (mayBeOld || !before.stale))) return before;
    await Promise.race([asking, late]);
    if (!isFresh(listing.key)) fallSilent();
    return kept(listing);
  }

  return {
    /** What to show; waits no longer than for `late`. */
    answer: <Body>(listing: Listing<Body>, late: Promise<void>) => show(listing, late, false),
    /** What is known already, to tell what exists. */
    known: <Body>(listing: Listing<Body>, late: Promise<void>) => show(listing, late, true),
  };
}
