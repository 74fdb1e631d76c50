import type { DatabaseSync } from 'node:sqlite';
import type { FastifyBaseLogger } from 'fastify';

const TIMEOUT_MS = 5000;
/** How long a notice is leased while it is being sent; after a crash it is sent again. */
const LEASE_MS = 2 * TIMEOUT_MS;
const DEFAULT_RETRY_MS = [2000, 10_000];

interface Notice {
  id: number;
  orderRef: string;
  kind: 'update' | 'advice';
  url: string;
  body: string;
  state: 'waiting' | 'sent' | 'failed' | 'dropped';
  /** Attempts so far. */
  attempts: number;
  nextAt: number;
  lastResult: string;
  createdAt: number;
}

export interface NoticeSender {
  /** Sends notices that are due until none is left. */
  kick(): void;
  /** Sends every waiting notice of an order now, once. */
  flush(orderRef: string): Promise<void>;
  /** Stops sending; an attempt in progress does not count. */
  stop(): Promise<void>;
}

export function noticesOf(db: DatabaseSync, orderRef: string): Notice[] {
  return db.prepare('SELECT * FROM notices WHERE orderRef = ? ORDER BY id').all(orderRef) as unknown as Notice[];
}

/** Delivers queued notices in the background: one attempt and one more for each delay, then the notice has failed. */
export function createNoticeSender(
  db: DatabaseSync,
  log: FastifyBaseLogger,
  retryMs: readonly number[] = DEFAULT_RETRY_MS,
): NoticeSender {
  const stopping = new AbortController();
  const underWay = new Set<Promise<void>>();
  let timer: NodeJS.Timeout | undefined;

  const claim = (orderRef: string | null) =>
    db
      .prepare(`
        UPDATE notices SET attempts = attempts + 1, nextAt = :leased
        WHERE state = 'waiting' AND nextAt <= :now AND (:orderRef IS NULL OR orderRef = :orderRef)
        RETURNING *
      `)
      .all({ leased: Date.now() + LEASE_MS, now: Date.now(), orderRef }) as unknown as Notice[];

  const finish = (id: number, state: Notice['state'], lastResult: string, nextAt: number, attempts: number) => {
    db.prepare('UPDATE notices SET state = ?, lastResult = ?, nextAt = ?, attempts = ? WHERE id = ?').run(
      state,
      lastResult,
      nextAt,
      attempts,
      id,
    );
  };

  async function send({ id, kind, url, body, attempts, orderRef }: Notice): Promise<void> {
    const result = await post(url, body, stopping.signal);
    if (stopping.signal.aborted) return finish(id, 'waiting', '', Date.now(), attempts - 1);
    if (result.ok) return finish(id, 'sent', result.text, Date.now(), attempts);
    const pause = retryMs[attempts - 1];
    log.warn({ orderRef, kind, attempts, result: result.text }, 'telr sandbox: notice was not taken');
    finish(id, pause === undefined ? 'failed' : 'waiting', result.text, Date.now() + (pause ?? 0), attempts);
  }

  async function sendDue(orderRef: string | null): Promise<void> {
    const sending = Promise.all(claim(orderRef).map(send)).then(() => {});
    underWay.add(sending);
    await sending.finally(() => underWay.delete(sending));
    schedule();
  }

  function schedule(): void {
    if (stopping.signal.aborted) return;
    const next = db.prepare("SELECT min(nextAt) AS at FROM notices WHERE state = 'waiting'").get()?.at;
    clearTimeout(timer);
    if (typeof next === 'number') timer = setTimeout(kick, Math.max(0, next - Date.now())).unref();
  }

  function kick(): void {
    if (stopping.signal.aborted) return;
    sendDue(null).catch((error) => log.error(error, 'telr sandbox: sending notices failed'));
    schedule();
  }

  return {
    kick,
    flush: sendDue,
    async stop() {
      stopping.abort();
      clearTimeout(timer);
      await Promise.allSettled(underWay);
    },
  };
}

/** Only a 2xx answer counts as delivered, because a proxy in front of the receiver may redirect to a login. */
async function post(url: string, body: string, stop: AbortSignal): Promise<{ ok: boolean; text: string }> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      redirect: 'manual',
      signal: AbortSignal.any([stop, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    await response.body?.cancel();
    return { ok: response.ok, text: `HTTP ${response.status}` };
  } catch (error) {
    return { ok: false, text: error instanceof Error ? error.message : String(error) };
  }
}
