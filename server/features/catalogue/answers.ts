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
export const patience = (): Promise<void> => sleep(limits.cataloguePatience, undefined, { ref: false });

/**
 * The academy's answers as visitors get them: what was confirmed a moment ago, else what it says in time, else the
 * last that it said. A question that was too slow goes on, and its answer is kept; nobody asks the same twice at once.
 */
export function openAnswers(deps: { store: AnswerStore; clock: Clock; report: (error: unknown) => void }) {
  const { store, clock, report } = deps;
  /** When this process last heard each list. As many as the academy has lists, for no other is asked for. */
  const heardAt = new Map<string, number>();
  const underway = new Map<string, Promise<void>>();
  /** The academy has kept somebody waiting in vain: until it answers again, nobody else who can be shown something waits. */
  let silent = false;

  const isFresh = (key: string) => clock().getTime() - (heardAt.get(key) ?? 0) < limits.catalogueFresh;

  function refresh<Body>({ key, ask }: Listing<Body>): Promise<void> {
    const running = underway.get(key);
    if (running) return running;
    const keep = async (body: Body) => {
      const now = clock();
      await store.keep(key, body, now);
      heardAt.set(key, now.getTime());
      silent = false;
    };
    const asking = ask(keep)
      .catch((error: unknown) => {
        // That the academy is being left alone for a while, after it has failed, is no news.
        if (!(error instanceof ProviderUnavailable) || error.cause) report(error);
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
      ? { body, fetchedAt: row.fetchedAt, stale: !isFresh(key) }
      : { body: undefined, fetchedAt: null, stale: false };
  }

  /** Shows what is fresh; else asks, and waits for the answer, or only where there is nothing older to show. */
  async function show<Body>(listing: Listing<Body>, late: Promise<void>, waits: boolean): Promise<Answer<Body>> {
    if (isFresh(listing.key)) return kept(listing);
    const asking = refresh(listing);
    if (!waits) {
      const before = await kept(listing);
      if (before.body) return before;
    }
    await Promise.race([asking, late]);
    if (!isFresh(listing.key)) silent = true;
    return kept(listing);
  }

  return {
    /** What to show; waits no longer than for `late`. */
    answer: <Body>(listing: Listing<Body>, late: Promise<void>) => show(listing, late, !silent),
    /** What is known already, to tell what exists. */
    known: <Body>(listing: Listing<Body>, late: Promise<void>) => show(listing, late, false),
  };
}
