import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testPort } from '#tests/support/test-port.ts';
import { run } from './process.ts';

/** The whole portal as `npm start` runs it (built pages, sample content, sandbox inside), in a temporary folder. */
export async function openBuiltPortal(environment: Record<string, string> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'turs-journey-'));
  const port = await testPort('localhost');
  // All tests have one address.
  const limits = { PAGES_PER_MINUTE: '1000000' };
  const own = { PORT: String(port), DATA_DIR: join(folder, 'data'), STRICT_QUERIES: 'true', ...limits };
  const portal = run('server/start.ts', { ...own, ...environment });
  await portal.printed('The portal is at');
  return {
    address: `http://localhost:${port}`,
    output: portal.output,
    async close() {
      portal.child.kill('SIGTERM');
      await portal.ended;
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
