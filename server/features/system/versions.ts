import { readFile } from 'node:fs/promises';

const packageFile = new URL('../../../package.json', import.meta.url);

/** The version of the portal, as its package says it. */
export async function portalVersion(): Promise<string> {
  return JSON.parse(await readFile(packageFile, 'utf8')).version;
}

const stampFile = new URL('../../../bundle/stamp', import.meta.url);

/** What the bundle of the server was built of, in short; null where there is none. */
export async function buildId(): Promise<string | null> {
  return (await readFile(stampFile, 'utf8').catch(() => '')).slice(0, 12) || null;
}
