import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { clusterOf, homeOf } from '#server/platform/embedded-postgres/installation.ts';

/** Stops every process of the embedded server in a data folder, as a frozen machine does; the result goes on with them. */
export async function freezeDatabase(dataDir: string): Promise<() => void> {
  const noted = await readFile(join(clusterOf(await homeOf(dataDir)), 'postmaster.pid'), 'utf8');
  const postmaster = Number.parseInt(noted, 10);
  const pids = [postmaster, ...(await childrenOf(postmaster))];
  const signal = (name: NodeJS.Signals) => {
    for (const pid of pids) {
      try {
        process.kill(pid, name);
      } catch {
        // It has ended by itself.
      }
    }
  };
  signal('SIGSTOP');
  return () => signal('SIGCONT');
}

async function childrenOf(parent: number): Promise<number[]> {
  const pids = (await readdir('/proc')).map(Number).filter(Number.isInteger);
  const parents = await Promise.all(
    pids.map(async (pid) => {
      const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
      return [pid, Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])];
    }),
  );
  return parents.flatMap(([pid, of]) => (of === parent && pid ? [pid] : []));
}

/** What visitors ask: public pages and calls that are kept in memory, and calls that need the database. */
const publicPaths = ['/', '/about-us/', '/contact-us/', '/api/faqs', '/api/regions'];
const ownCalls = [
  ['GET', '/api/teams/'],
  ['POST', '/api/getuser'],
] as const;

export type Asked = {
  path: string;
  status: number;
  stale: boolean;
  /** Milliseconds until the answer was whole; when it began, as `performance.now()`. */
  ms: number;
  at: number;
  /** Of a refusal: whether it has our sentence and says when to come again. */
  ours: boolean;
};

async function ask(address: string, method: string, path: string, headers: Record<string, string>): Promise<Asked> {
  const at = performance.now();
  const init = { method, headers: { 'accept-language': 'en', ...headers } };
  const said = await fetch(address + path, { ...init, signal: AbortSignal.timeout(60_000) })
    .then(async (answer) => ({ answer, text: await answer.text() }))
    // A broken connection has no status.
    .catch(() => undefined);
  const { answer, text = '' } = said ?? {};
  return {
    ...{ path, at, ms: performance.now() - at, status: answer?.status ?? 0 },
    stale: answer?.headers.get('cache-status')?.includes('database-away') ?? false,
    ours: answer?.headers.has('retry-after') === true && /service_unavailable|unavailable for a moment/.test(text),
  };
}

/** Asks everything again and again, each address by a visitor of its own, until it is stopped. */
export function visitors(address: string, token: string): { asked: Asked[]; stop(): Promise<void> } {
  const asked: Asked[] = [];
  let over = false;
  const visit = async (method: string, path: string, headers: Record<string, string>) => {
    while (!over) {
      asked.push(await ask(address, method, path, headers));
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  const all = [
    ...publicPaths.map((path) => visit('GET', path, {})),
    ...ownCalls.map(([method, path]) => visit(method, path, { authorization: token })),
  ];
  return {
    asked,
    async stop() {
      over = true;
      await Promise.all(all);
    },
  };
}

export const isPublic = ({ path }: Asked) => publicPaths.includes(path);
