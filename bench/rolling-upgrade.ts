import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#server/listen.ts';
import { startEmbeddedPostgres } from '#server/platform/embedded-postgres/index.ts';
import { run } from '#tests/support/process.ts';
import { openBalancer } from './support/balancer.ts';
import { openObjectStore } from './support/object-store.ts';
import { productionEnvironment } from './support/production.ts';

/*
 * `npm run bench -- rolling-upgrade`: two processes of this build are replaced, one after the other, by two of a build with
 * another word and another column, while visitors read. It fails if one of at least 5,000 requests does.
 */
const LEAST_REQUESTS = 5_000;
const VISITORS = 6;
/** Requests between two steps of the upgrade, so that every mixture of builds is met. */
const AT_EACH_STEP = 900;
const pages = [
  '/',
  '/about-us/',
  '/contact-us/',
  '/terms-conditions/',
  '/community/',
  '/gallery/',
  '/regions/',
  '/signin/',
];
const calls = ['/api/regions', '/api/faqs', '/api/first-seasons'];

const root = process.cwd();
const folder = await mkdtemp(join(tmpdir(), 'turs-upgrade-'));
const say = (line: string) => process.stdout.write(`${line}\n`);

/** The build that comes next: one word of every page is another one, and a table has one more column. */
async function newerBuild(): Promise<string> {
  const place = join(folder, 'newer');
  const left = /^(node_modules|build|bundle|data|\.git|\.cache|docs|tests)(\/|$)/;
  await cp(root, place, { recursive: true, filter: (path) => !left.test(path.slice(root.length + 1)) });
  await symlink(join(root, 'node_modules'), join(place, 'node_modules'));
  await mkdir(join(place, 'tests'));
  for (const language of ['ar', 'en']) {
    const file = join(place, `locales/${language}/layout.ts`);
    const words = await readFile(file, 'utf8');
    const changed = words.replace(/: '/, ": '• ");
    if (changed === words) throw new Error(`${file} has no word to change.`);
    await writeFile(file, changed);
  }
  const migrations = join(place, 'server/platform/migrations');
  const journal = JSON.parse(await readFile(join(migrations, 'meta/_journal.json'), 'utf8'));
  const last = journal.entries.at(-1);
  const next = { ...last, idx: last.idx + 1, when: last.when + 60_000, tag: `${last.idx + 1}_newer` };
  journal.entries.push(next);
  await writeFile(join(migrations, 'meta/_journal.json'), JSON.stringify(journal));
  const sql =
    "ALTER TABLE teams ADD COLUMN newer text DEFAULT 'x' NOT NULL;--> statement-breakpoint\nCREATE INDEX newer_idx ON teams (newer);";
  await writeFile(join(migrations, `${next.tag}.sql`), sql);
  return place;
}

const store = await openObjectStore();
const database = await startEmbeddedPostgres({ dataDir: folder, log: say });
const balancer = await openBalancer();

async function start(place: string) {
  const port = await freePort(0, '127.0.0.1');
  const own = productionEnvironment({ port, databaseUrl: database.url, dataDir: join(folder, `data-${port}`) });
  const shared = { HOST: '127.0.0.1', PUBLIC_URL: balancer.address, TRUST_PROXY: 'loopback', ...store.environment };
  const portal = run('server/start.ts', { ...own, ...shared }, place);
  await portal.printed('Data lies in', 900_000);
  const stop = async () => {
    portal.child.kill('SIGTERM');
    return portal.ended;
  };
  return { port, stop, output: portal.output };
}

const failures: string[] = [];
const count = { pages: 0, assets: 0, calls: 0 };
const total = () => count.pages + count.assets + count.calls;
/** The assets of every page that was ever read: an open page may ask for any of its own, later. */
const assetsOfPages = new Set<string>();
let visiting = true;

async function read(kind: keyof typeof count, path: string, language: string): Promise<string> {
  try {
    const answer = await fetch(balancer.address + path, { headers: { 'accept-language': language } });
    const text = await answer.text();
    if (!answer.ok) failures.push(`${answer.status} ${path}`);
    return text;
  } catch (error) {
    failures.push(`${(error as Error).cause ?? error} ${path}`);
    return '';
  } finally {
    count[kind] += 1;
  }
}

async function visit(language: string): Promise<void> {
  for (let round = 0; visiting; round += 1) {
    const html = await read('pages', pages[round % pages.length] ?? '/', language);
    const own = [...new Set(html.match(/\/assets\/[\w.-]+\.\w+/g) ?? [])];
    for (const asset of own) assetsOfPages.add(asset);
    const known = [...assetsOfPages];
    // What the page needs at once, and what pages that are open ask for later.
    const later = Array.from({ length: 6 }, () => known[Math.floor(Math.random() * known.length)] ?? '/');
    for (const asset of [...own.slice(0, 12), ...later]) await read('assets', asset, language);
    await read('calls', calls[round % calls.length] ?? '', language);
  }
}

const more = async (requests: number) => {
  const until = total() + requests;
  while (total() < until) await new Promise((resolve) => setTimeout(resolve, 50));
};

try {
  const newer = await newerBuild();
  // Builds, and ends: its own start in the upgrade takes as long as any.
  const builder = run('bench/support/build.ts', {}, newer);
  if ((await builder.ended) !== 0) throw new Error(builder.output());
  const old = [await start(root), await start(root)] as const;
  balancer.use([...old]);
  const visitors = Array.from({ length: VISITORS }, (_, index) => visit(index % 2 ? 'en' : 'ar'));
  await more(AT_EACH_STEP);
  say(`two of the old build: ${total()} requests, ${failures.length} failed`);
  const first = await start(newer);
  await more(AT_EACH_STEP / 2);
  say(`the schema is newer: ${total()} requests, ${failures.length} failed`);
  balancer.use([...old, first]);
  await more(AT_EACH_STEP);
  balancer.use([old[1], first]);
  await old[0].stop();
  await more(AT_EACH_STEP);
  say(`one of each: ${total()} requests, ${failures.length} failed`);
  const second = await start(newer);
  balancer.use([old[1], first, second]);
  await more(AT_EACH_STEP);
  // This one ends while people are still sent to it: what it no longer takes goes to the next.
  const ended = old[1].stop();
  await more(AT_EACH_STEP / 3);
  balancer.use([first, second]);
  await ended;
  await more(Math.max(AT_EACH_STEP, LEAST_REQUESTS - total()));
  say(`two of the newer build: ${total()} requests, ${failures.length} failed`);
  visiting = false;
  await Promise.all(visitors);
  await Promise.all([first.stop(), second.stop()]);
  const { pages: read, assets, calls: asked } = count;
  say(
    `${total()} requests (${read} pages, ${assets} assets, ${asked} calls), ${balancer.retried()} of them sent again`,
  );
  say(`${assetsOfPages.size} assets of both builds, ${store.count()} objects in the store`);
  say(`failed: ${failures.length}`);
  for (const failure of new Set(failures)) say(`  ${failure}`);
  process.exitCode = failures.length > 0 ? 1 : 0;
} finally {
  visiting = false;
  balancer.close();
  store.close();
  await database.stop();
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
}
process.exit();
