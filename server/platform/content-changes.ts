import type pg from 'pg';
import type { Content } from '#contract/endpoint.ts';
import { connectOnce } from './database.ts';

/** The channel of the triggers in the migration `content_changes`. */
const CHANNEL = 'content_changes';
const RETRY_MS = 1_000;
/** A connection that does not answer within this time counts as lost; one that died in silence is noticed by asking. */
const ANSWER_MS = 2_000;
const ASK_MS = 10_000;

export type ContentChanges = {
  /** False while the connection is lost: notifications may be missed. */
  listening(): boolean;
  /** Resolves when this process has received every change that is committed by now. */
  caughtUp(): Promise<void>;
  close(): Promise<void>;
};

/**
 * Listens for content changes by any process. A lost connection is replaced; `hear` is called with `everything` once it
 * is, because changes may have been missed.
 * @param applicationName by which PostgreSQL shows the connection
 * @throws StartError when the database cannot be reached at first
 */
export async function watchContentChanges(
  url: string,
  hear: (content: Content | 'everything') => void,
  applicationName = 'turs-content',
): Promise<ContentChanges> {
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let closed = false;

  async function connect(): Promise<void> {
    const fresh = await connectOnce(url, applicationName);
    fresh.on('notification', ({ payload }) => {
      hear(payload || 'everything');
    });
    fresh.once('end', () => lose(fresh));
    await fresh.query(`listen ${CHANNEL}`);
    if (closed) return fresh.end();
    client = fresh;
    hear('everything');
  }

  function lose(lost: pg.Client): void {
    if (client !== lost) return;
    client = undefined;
    again();
  }

  function again(): void {
    if (closed) return;
    retry = setTimeout(() => connect().catch(again), RETRY_MS);
    retry.unref();
  }

  async function caughtUp(): Promise<void> {
    const asked = client;
    if (!asked) return;
    let timer: NodeJS.Timeout | undefined;
    const tooLong = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('no answer')), ANSWER_MS);
    });
    try {
      // PostgreSQL delivers notifications of earlier commits before the answer to a later query.
      await Promise.race([asked.query('select 1'), tooLong]);
    } catch {
      lose(asked);
      asked.end().catch(() => {});
    } finally {
      clearTimeout(timer);
    }
  }

  await connect();
  const asking = setInterval(caughtUp, ASK_MS);
  asking.unref();

  return {
    listening: () => client !== undefined,
    caughtUp,
    async close() {
      closed = true;
      clearTimeout(retry);
      clearInterval(asking);
      const open = client;
      client = undefined;
      await open?.end();
    },
  };
}
