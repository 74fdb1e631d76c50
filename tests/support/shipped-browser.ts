import { access, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { cacheFolder } from './cache-folder.ts';

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

/**
 * The Chromium that npm brought, unpacked once. What unpacks it takes any file of the right name for a whole one, also
 * that of a run which was ended: so it unpacks in a folder beside, which gets its name when it is whole.
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
      // Another run was there first.
      if (!(await exists(program))) throw error;
    });
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
    await rm(beside, { recursive: true, force: true });
  }
  return program;
}

/** Before the journeys begin: workers that unpacked it side by side would get in each other's way. */
export default async function setup(): Promise<void> {
  await shippedBrowser();
}
