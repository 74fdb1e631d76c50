import { freePort } from '#server/listen.ts';

/** Below the ports that the system uses for outgoing connections, which could take one before the server starts. */
const [LOWEST, HIGHEST] = [11_000, 30_000];
const WORKERS = 16;

/**
 * Each worker has ports of its own, and goes through them: between the moment in which a port is found free and the one
 * in which its server listens, another worker could find the same one. The run itself, which is no worker, has the first.
 */
const own = Math.floor((HIGHEST - LOWEST) / WORKERS);
const first = LOWEST + (Number(process.env.VITEST_POOL_ID ?? 0) % WORKERS) * own;
let next = Math.floor(Math.random() * own);

/** A free port for a server that starts a moment later, in this process or in another. */
export async function testPort(host: string): Promise<number> {
  for (;;) {
    next = (next + 1) % own;
    const found = await freePort(first + next, host).catch(() => undefined);
    if (found) return found;
  }
}
