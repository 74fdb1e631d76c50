import { freePort } from '#server/listen.ts';

/** Below the ports that the system uses for outgoing connections, which could take one before the server starts. */
const [LOWEST, HIGHEST] = [11_000, 30_000];

/** A free port for a server that starts a moment later, in this process or in another. */
export async function testPort(host: string): Promise<number> {
  for (;;) {
    const port = LOWEST + Math.floor(Math.random() * (HIGHEST - LOWEST));
    const found = await freePort(port, host).catch(() => undefined);
    if (found) return found;
  }
}
