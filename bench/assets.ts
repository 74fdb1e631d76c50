import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#server/listen.ts';
import { run } from '#tests/support/process.ts';
import { load, median } from './support/load.ts';
import { startPortal } from './support/portal.ts';

/*
 * Requests the largest script and the largest style sheet as a browser does, in turns with a plain Fastify route that
 * answers the same bytes from memory; each server is a separate process. `npm run bench -- assets`
 */
const rounds = 5;
const folder = await mkdtemp(join(tmpdir(), 'turs-bench-'));
const portal = await startPortal(folder);
const plainPort = await freePort(0, 'localhost');
const assets = join(import.meta.dirname, '../build/client/assets');
const headers = { 'accept-encoding': 'br' };

async function largest(ending: string): Promise<{ name: string; form: string; bytes: number }> {
  const names = (await readdir(assets)).filter((name) => name.endsWith(`${ending}.br`));
  const sizes = await Promise.all(names.map(async (form) => ({ form, bytes: (await stat(join(assets, form))).size })));
  const [first] = sizes.toSorted((a, b) => b.bytes - a.bytes);
  if (!first) throw new Error(`no compressed ${ending} in ${assets}`);
  return { name: first.form.replace(/\.br$/, ''), ...first };
}

for (const ending of ['.js', '.css']) {
  const { name, form, bytes } = await largest(ending);
  const plain = run('bench/support/plain-server.ts', {
    PORT: String(plainPort),
    BODY: join(assets, form),
    ENCODING: 'br',
  });
  await plain.printed('listening');
  const rates = { portal: [] as number[], plain: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    rates.portal.push((await load(`${portal.address}/assets/${name}`, { headers, seconds: 3 })).rate);
    rates.plain.push((await load(`http://localhost:${plainPort}/`, { headers, seconds: 3 })).rate);
  }
  plain.child.kill();
  await plain.ended;
  const [own, best] = [median(rates.portal), median(rates.plain)];
  process.stdout.write(
    `${name} br (${bytes} bytes): portal ${own}/s, plain ${best}/s, ratio ${(own / best).toFixed(2)}\n`,
  );
}

await portal.stop();
await rm(folder, { recursive: true, force: true });
