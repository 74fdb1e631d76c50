import { setTimeout as sleep } from 'node:timers/promises';
import type { z } from 'zod';
import { limits } from '#contract/limits.ts';
import type { Clock } from '#server/platform/clock.ts';
import { ProviderUnavailable } from '#server/providers/http-client.ts';
import type { AnswerStore } from './store.ts';

/** One list of the academy: its key, its schema, and how to request it. */
export type Listing<Body> = {
  key: string;
  schema: z.ZodType<Body>;
  /**
   * Requests it from the academy and passes on what is to be stored: at once, and again when the pictures are there.
   */
  ask(keep: (body: Body) => Promise<void>): Promise<void>;
};

/** A list as it can be shown. */
export type Answer<Body> = {
  /** Undefined if the academy has never answered. */
  body: Body | undefined;
  fetchedAt: Date | null;
  /** True if the academy did not confirm it recently. */
  stale: boolean;
};

/** How long one call waits for the academy, over all its requests. */
export const timeout = (): Promise<void> => sleep(limits.catalogueTimeout, undefined, { ref: false });

/**
 * The academy's answers as visitors get them. An answer that was confirmed recently is shown at once and refreshed in
 * the background. A visitor waits only if nothing recent is stored, and not if the academy has just timed out for
 * another visitor. A request that was too slow goes on, and its answer is stored; identical requests are made once.
 */
export function openAnswers(deps: { store: AnswerStore; clock: Clock; report: (error: unknown) => void }) {
  const { store, clock, report } = deps;
  /**
   * When this process last fetched each list. Bounded by the number of the academy's lists; no others are requested.
   */
  const heardAt = new Map<string, number>();
  const underway = new Map<string, Promise<void>>();
  /** When the academy last failed or timed out; 0 once it has answered again. */
  let silentSince = 0;

  const since = (time: number) => clock().getTime() - time;
  const age = (key: string) => since(heardAt.get(key) ?? 0);
  const isFresh = (key: string) => age(key) < limits.catalogueFresh;
  /** After this time one visitor may wait again, because the academy may be back. */
  const isSilent = () => since(silentSince) < limits.catalogueFresh;
  const isStale = (key: string) => !isFresh(key) && (isSilent() || age(key) >= limits.catalogueKept);
  const fallSilent = () => {
    silentSince = clock().getTime();
  };

  function refresh<Body>({ key, ask }: Listing<Body>): Promise<void> {
    const running = underway.get(key);
    if (running) return running;
    // An answer is dated when it came. Its pictures may take minutes, and say nothing new of the academy.
    let fetchedAt: Date | undefined;
    const keep = async (body: Body) => {
      const again = fetchedAt === undefined && isStale(key);
      if (!fetchedAt) {
        fetchedAt = clock();
        silentSince = 0;
      }
      await store.keep(key, body, fetchedAt, again);
      heardAt.set(key, fetchedAt.getTime());
    };
    const asking = ask(keep)
      .catch((error: unknown) => {
        fallSilent();
        // Requests that the circuit breaker skipped need no report: the failure before them was reported.
        if (!(error instanceof ProviderUnavailable && error.leftAlone)) report(error);
      })
      .finally(() => underway.delete(key));
    underway.set(key, asking);
    return asking;
  }

  async function kept<Body>({ key, schema }: Listing<Body>): Promise<Answer<Body>> {
    const row = await store.read(key);
    // An answer stored by an older release may have another shape.
    const body = row && schema.safeParse(row.body).data;
    return body && row
      ? { body, fetchedAt: row.fetchedAt, stale: isStale(key) }
      : { body: undefined, fetchedAt: null, stale: false };
  }

  /** @param mayBeOld shows the stored answer however old it is */
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
    /** The answer to show; waits until `late` at the longest. */
    answer: <Body>(listing: Listing<Body>, late: Promise<void>) => show(listing, late, false),
    /** What is known already, to find out which categories and pages exist. */
    known: <Body>(listing: Listing<Body>, late: Promise<void>) => show(listing, late, true),
  };
}
