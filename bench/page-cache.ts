import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#server/listen.ts';
import { run } from '#tests/support/process.ts';
import { load, median } from './support/load.ts';
import { startPortal } from './support/portal.ts';

/*
 * Requests a cached public page, in turns with a plain Fastify route that answers the same bytes from memory; each
 * server is a separate process. `npm run bench -- page-cache`
 */
const rounds = 5;
const folder = await mkdtemp(join(tmpdir(), 'turs-bench-'));
const portal = await startPortal(folder);
const plainPort = await freePort(0, 'localhost');

/** The bytes as sent, without decompression. */
const bytesOf = (url: string, headers: Record<string, string>) =>
  new Promise<Buffer>((resolve, reject) => {
    request(url, { headers }, async (response) => resolve(Buffer.concat(await response.toArray())))
      .on('error', reject)
      .end();
  });

for (const [path, encoding] of [
  ['/', ''],
  ['/', 'br'],
  ['/seasons/first-2025/', ''],
] as const) {
  const url = `${portal.address}${path}`;
  const headers = { cookie: 'lang=en', ...(encoding && { 'accept-encoding': encoding }) };
  for (let visit = 0; visit < 3; visit += 1) {
    await bytesOf(url, headers);
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  const body = join(folder, 'body');
  const bytes = await bytesOf(url, headers);
  await writeFile(body, bytes);
  const plain = run('bench/support/plain-server.ts', { PORT: String(plainPort), BODY: body, ENCODING: encoding });
  await plain.printed('listening');
  const rates = { kept: [] as number[], plain: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    rates.kept.push((await load(url, { headers, seconds: 3 })).rate);
    rates.plain.push((await load(`http://localhost:${plainPort}/`, { headers, seconds: 3 })).rate);
  }
  plain.child.kill();
  await plain.ended;
  const [kept, best] = [median(rates.kept), median(rates.plain)];
  process.stdout.write(
    `${path} ${encoding || 'identity'} (${bytes.length} bytes): kept ${kept}/s, plain ${best}/s, ratio ${(kept / best).toFixed(2)}\n`,
  );
}

await portal.stop();
await rm(folder, { recursive: true, force: true });
