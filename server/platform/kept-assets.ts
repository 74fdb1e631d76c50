import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { z } from 'zod';
import { connectOnce } from './database.ts';
import type { FileStore } from './files.ts';

/** Builds whose assets are kept, the running one included: a page that is open may be two updates old (decision 152). */
const BUILDS = 3;
const INDEX = 'builds/index.json';
/** One number for all portals: the advisory lock under which a process changes the index. */
const LOCK = 7_480_212;
/** Files that are put or removed at a time. */
const AT_A_TIME = 8;

/** A build by its assets, the one that was started last first. It counts as stored when all its files were put. */
const Builds = z.array(z.object({ id: z.string(), names: z.array(z.string()), stored: z.boolean() }));
type Build = z.output<typeof Builds>[number];

const keyOf = (name: string) => `builds/assets/${name}`;
/** Names as the build makes them: of one part, with a hash of the content before the ending. */
const isAsset = (name: string) => /^[\w.-]+-[\w-]{8}\.\w+$/.test(name) && !name.startsWith('.');

/** The bytes of an asset of this or another build; undefined if it belongs to none that is kept. */
export const keptAsset = async (files: FileStore, name: string, form = ''): Promise<Uint8Array | undefined> =>
  isAsset(name) ? files.get(keyOf(name) + form) : undefined;

/**
 * Puts the assets of this process's build into the file store, where every process finds them, and removes those that
 * only builds older than the last three have. Call it before the process listens: a page of it is then never met by one
 * that cannot answer for its assets.
 * @param folder the built assets, with their compressed forms
 */
export async function keepAssets(files: FileStore, databaseUrl: string, folder: string): Promise<void> {
  const names = (await readdir(folder)).sort();
  const id = createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 16);
  const [last] = await readIndex(files);
  if (last?.id === id && last.stored) return;
  await underLock(databaseUrl, async () => {
    const known = await readIndex(files);
    const others = known.filter((build) => build.id !== id);
    const wasStored = known.some((build) => build.id === id && build.stored);
    const kept = others.slice(0, BUILDS - 1);
    const dropped = others.slice(BUILDS - 1);
    // First what is intended: files that a killed process has put or removed are in the index, and seen to by the next.
    const started = [{ id, names, stored: wasStored }, ...kept];
    await writeIndex(files, [...started, ...dropped.map((build) => ({ ...build, stored: false }))]);
    const there = new Set([...kept, ...(wasStored ? started : [])].filter(isStored).flatMap((build) => build.names));
    const missing = names.filter((name) => !there.has(name));
    await each(missing, async (name) => files.put(keyOf(name), await readFile(join(folder, name))));
    const wanted = new Set(started.flatMap((build) => build.names));
    const superfluous = new Set(dropped.flatMap((build) => build.names).filter((name) => !wanted.has(name)));
    await each(superfluous, (name) => files.remove(keyOf(name)));
    await writeIndex(files, [{ id, names, stored: true }, ...kept]);
  });
}

const isStored = (build: Build) => build.stored;

const each = (names: Iterable<string>, work: (name: string) => Promise<void>) => {
  const limit = pLimit(AT_A_TIME);
  return Promise.all(Array.from(names, (name) => limit(work, name)));
};

async function readIndex(files: FileStore): Promise<Build[]> {
  const bytes = await files.get(INDEX);
  return bytes ? Builds.parse(JSON.parse(Buffer.from(bytes).toString())) : [];
}

const writeIndex = (files: FileStore, builds: Build[]) => files.put(INDEX, Buffer.from(JSON.stringify(builds)));

/** The file store has no locks of its own, and the database is shared by all who share the store. */
async function underLock(databaseUrl: string, work: () => Promise<void>): Promise<void> {
  const client = await connectOnce(databaseUrl, 'turs-assets');
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await work();
  } finally {
    await client.end();
  }
}
