import { join } from 'node:path';
import { freePort } from '#server/listen.ts';
import { run } from '#tests/support/process.ts';

/**
 * Starts a portal as a process of its own.
 * @param folder where it creates its data folder
 * @param databaseUrl if not given it has an embedded database with the sample content
 * @param environment further configuration
 */
export async function startPortal(
  folder: string,
  databaseUrl?: string,
  environment: Record<string, string> = {},
): Promise<{ address: string; pid: number; stop: () => Promise<unknown> }> {
  const port = await freePort(0, 'localhost');
  const portal = run('server/start.ts', {
    PORT: String(port),
    DATA_DIR: join(folder, `portal-${port}`),
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    // All that a bench asks comes from one address.
    PAGES_PER_MINUTE: '1000000',
    ...environment,
  });
  await portal.printed('The portal is at', 120_000);
  const stop = () => {
    portal.child.kill('SIGTERM');
    return portal.ended;
  };
  return { address: `http://localhost:${port}`, pid: portal.child.pid ?? 0, stop };
}
