import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { communityCategories } from '#server/features/community/table.ts';
import { connectDatabase } from '#server/platform/database.ts';
import { startEmbeddedPostgres } from '#server/platform/embedded-postgres/index.ts';
import { forumMembers } from '#tests/support/forum.ts';
import { startPortal } from './support/portal.ts';

/*
 * How long an edit through one process takes to replace what another process has cached. `npm run bench --
 * propagation`; see README.md.
 */
const edits = Number(process.env.EDITS ?? 50);
const PAUSE_MS = 5;
/** Below the limit of topics per person and hour. */
const TOPICS_EACH = 10;
const say = (line: string) => process.stdout.write(`${line}\n`);
const folder = await mkdtemp(join(tmpdir(), 'turs-bench-'));
const endings: (() => unknown)[] = [() => rm(folder, { recursive: true, force: true })];

try {
  const server = await startEmbeddedPostgres({ dataDir: folder });
  endings.push(() => server.stop());
  // One after the other, because the first one prepares the database.
  const one = await openPortal(server.url);
  const other = await openPortal(server.url);
  const { db, close } = await connectDatabase(server.url);
  endings.push(close);
  const [category] = await db.select().from(communityCategories).limit(1);
  const people = await forumMembers({ db }, Math.ceil((2 * edits) / TOPICS_EACH));
  let begun = 0;

  /** Creates a topic through the first process. */
  const edit = async (title: string) => {
    const person = people[Math.floor(begun / TOPICS_EACH)];
    begun += 1;
    const answer = await fetch(`${one}/api/community`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...person?.headers },
      body: JSON.stringify({ title, description: '<p>Does it run?</p>', category: category?.id }),
    });
    if (!answer.ok) throw new Error(await answer.text());
    return performance.now();
  };

  for (const [name, path] of [
    ['page', '/community/'],
    ['call', '/api/community'],
  ] as const) {
    const [sinceSent, sinceAnswered]: [number[], number[]] = [[], []];
    for (let number = 0; number < edits; number += 1) {
      const title = `Gear ${name} ${number}`;
      await untilKept(`${other}${path}`);
      const sent = performance.now();
      const [answered, shown] = await Promise.all([edit(title), untilShown(`${other}${path}`, title)]);
      sinceSent.push(shown - sent);
      sinceAnswered.push(Math.max(0, shown - answered));
    }
    say(`${name}: shown by the other process`);
    say(`  after the edit was sent: ${spread(sinceSent)}`);
    say(`  after the edit was answered: ${spread(sinceAnswered)}`);
  }
} finally {
  for (const end of endings.reverse()) await end();
}

async function openPortal(databaseUrl: string): Promise<string> {
  const { address, stop } = await startPortal(folder, databaseUrl);
  endings.push(stop);
  return address;
}

async function visit(url: string) {
  const answer = await fetch(url, { headers: { cookie: 'lang=en' } });
  return { etag: answer.headers.get('etag'), text: await answer.text() };
}

/** Requests the address until it is answered from the cache. */
async function untilKept(url: string): Promise<void> {
  for (let visits = 0; visits < 3; visits += 1) await visit(url);
  if (!(await visit(url)).etag) throw new Error(`${url} is not kept`);
}

/** The time at which an answer with the text arrived. */
async function untilShown(url: string, text: string): Promise<number> {
  const giveUpAt = performance.now() + 30_000;
  while (performance.now() < giveUpAt) {
    if ((await visit(url)).text.includes(text)) return performance.now();
    await sleep(PAUSE_MS);
  }
  throw new Error(`${url} never showed ${text}`);
}

function spread(milliseconds: number[]): string {
  const sorted = milliseconds.toSorted((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0);
  return `min ${at(0)} ms, median ${at(0.5)} ms, p99 ${at(0.99)} ms, max ${at(1)} ms (${sorted.length} edits)`;
}
