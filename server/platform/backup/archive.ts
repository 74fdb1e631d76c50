import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { type Readable, pipeline as startPipeline, Transform } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { finished, pipeline } from 'node:stream/promises';
import { type Entry, openPromise, type ZipFile as ReadZipFile } from 'yauzl';
import { ZipFile } from 'yazl';
import { StartError } from '../start-error.ts';
import { Manifest, type Part } from './manifest.ts';

/** A backup that cannot be read or used, in one sentence; nothing was written. */
export class BackupRefused extends StartError {}

const UNFINISHED = '.unfinished';
const MANIFEST = 'manifest.json';
/** Of the manifest, which has the hashes of everything else. */
const HASH = 'manifest.sha256';

/** Passes bytes on, and counts and hashes them. */
function metered(name: string): { through: Transform; part: () => Part } {
  const hash = createHash('sha256');
  let bytes = 0;
  const through = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  return { through, part: () => ({ name, bytes, sha256: hash.digest('hex') }) };
}

/**
 * An archive that is being written, part by part and without holding any of them in memory. It gets its name when it is
 * whole and on the disk: a file of that name is never half a backup.
 */
export async function createArchive(path: string) {
  if (await exists(path)) throw new StartError(`There is a file ${path} already; name another one.`);
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const unfinished = `${path}.${randomUUID()}${UNFINISHED}`;
  const zip = new ZipFile();
  const failed = new Promise<never>((_, reject) => zip.once('error', reject));
  const written = pipeline(zip.outputStream, createWriteStream(unfinished, { flags: 'wx', mode: 0o600 }));
  // Each is awaited where it counts; until then a rejection must not end the process.
  failed.catch(() => {});
  written.catch(() => {});
  const parts: Part[] = [];

  return {
    /** Adds what a stream gives; resolves when it has ended. */
    async add(name: string, source: Readable, { compress }: { compress: boolean }): Promise<void> {
      const { through, part } = metered(name);
      startPipeline(source, through, () => {});
      zip.addReadStream(through, name, { compress });
      await Promise.race([finished(through), failed, written]);
      parts.push(part());
    },
    /** Writes what the backup holds, and gives it its name. */
    async finish(manifest: Omit<Manifest, 'parts'>): Promise<Manifest> {
      const whole: Manifest = { ...manifest, parts };
      const text = Buffer.from(JSON.stringify(whole));
      zip.addBuffer(text, MANIFEST);
      zip.addBuffer(Buffer.from(sha256(text)), HASH);
      zip.end();
      await Promise.race([written, failed]);
      await sync(unfinished);
      await rename(unfinished, path);
      await sync(dirname(path));
      return whole;
    },
    async abandon(): Promise<void> {
      (zip.outputStream as Readable).destroy();
      await written.catch(() => {});
      await rm(unfinished, { force: true });
    },
  };
}

/** Removes what a process left that was killed while it wrote a backup: each is a copy of everybody's data. */
export async function removeUnfinished(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  const left = names.filter((name) => name.startsWith('turs-') && name.endsWith(UNFINISHED));
  for (const name of left) await rm(join(folder, name), { force: true });
}

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );

/** Without it a power failure could leave an empty file of the right name. Windows cannot open folders. */
async function sync(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(path);
  await handle.sync();
  await handle.close();
}

export type Archive = {
  manifest: Manifest;
  /** @throws BackupRefused when there is none of this name */
  read(name: string): Promise<Readable>;
  close(): void;
};

/**
 * Opens a backup and reads it whole: every part must be there, with the length and the hash that were written down.
 * @throws BackupRefused with a sentence when anything differs
 */
export async function openArchive(path: string): Promise<Archive> {
  const entries = new Map<string, Entry>();
  let zip: ReadZipFile | undefined;
  const read = async (name: string) => {
    const entry = entries.get(name);
    if (!zip || !entry) throw new BackupRefused(`The backup ${basename(path)} is damaged: it lacks ${name}.`);
    return zip.openReadStreamPromise(entry);
  };
  try {
    zip = await openPromise(path, { autoClose: false, strictFileNames: true });
    for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
    const manifest = await readManifest(path, read);
    await verifyParts(path, manifest, [...entries.keys()], read);
    return { manifest, read, close: () => zip?.close() };
  } catch (cause) {
    zip?.close();
    if (cause instanceof BackupRefused) throw cause;
    throw unreadable(path, cause);
  }
}

async function readManifest(path: string, read: Archive['read']): Promise<Manifest> {
  const text = await buffer(await read(MANIFEST));
  const hash = await buffer(await read(HASH));
  if (sha256(text) !== hash.toString()) {
    throw new BackupRefused(`The backup ${basename(path)} is damaged: ${MANIFEST} was altered.`);
  }
  const parsed = Manifest.safeParse(JSON.parse(text.toString()));
  if (parsed.success) return parsed.data;
  throw new BackupRefused(`The backup ${basename(path)} is of a form that this version of the portal cannot read.`);
}

async function verifyParts(path: string, { parts }: Manifest, found: string[], read: Archive['read']): Promise<void> {
  const known = new Set([MANIFEST, HASH, ...parts.map(({ name }) => name)]);
  const foreign = found.find((name) => !known.has(name));
  if (foreign) throw new BackupRefused(`The backup ${basename(path)} is damaged: nobody wrote its part ${foreign}.`);
  for (const { name, bytes, sha256: expected } of parts) {
    const meter = metered(name);
    meter.through.resume();
    await pipeline(await read(name), meter.through);
    const actual = meter.part();
    if (actual.bytes !== bytes || actual.sha256 !== expected) {
      throw new BackupRefused(`The backup ${basename(path)} is damaged: its part ${name} was altered.`);
    }
  }
}

function unreadable(path: string, cause: unknown): BackupRefused {
  const { code, message } = cause as NodeJS.ErrnoException;
  if (code === 'ENOENT') return new BackupRefused(`There is no backup ${path}.`, { cause });
  if (code === 'EACCES') return new BackupRefused(`The backup ${path} cannot be read: permission denied.`, { cause });
  return new BackupRefused(`The backup ${basename(path)} is truncated or damaged (${message}).`, { cause });
}
