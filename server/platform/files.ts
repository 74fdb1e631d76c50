import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { access, chmod, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { Config } from '#server/config.ts';
import { openPrivateFolder } from './data-folder.ts';
import { StartError } from './start-error.ts';

/** The store of uploaded and issued files. Keys are names made by the portal, never by a person. */
export type FileStore = {
  put(key: string, bytes: Uint8Array): Promise<void>;
  /**
   * The file's bytes, or undefined when there is none, or an empty one, which an accident of the disk has left.
   * @throws FileStoreError when the store gives no clear answer
   */
  get(key: string): Promise<Uint8Array | undefined>;
  remove(key: string): Promise<void>;
  /** The keys of all files, in no order; none that is being written. */
  keys(): AsyncIterable<string>;
  /** @throws Error when the store gives no answer, or is not there */
  check(): Promise<void>;
};

/** The store is unreachable or fails: an answer that needs it is a 503, and may be retried. */
export class FileStoreError extends Error {
  override name = 'FileStoreError';
  readonly statusCode = 503;
}

/** The error codes of the folder and of S3 for a missing file; a missing S3 bucket has another code. */
const isMissing = (cause: { code?: string; name?: string } | undefined) =>
  cause?.code === 'ENOENT' || cause?.name === 'NoSuchKey';

/** A file of the folder that has not got its own name yet. */
const unfinished = /\.[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * A local folder by default, S3 by configuration.
 * @param folder absolute path of the local folder
 * @param options.timeout milliseconds to wait for S3's first answer
 * @throws StartError when files cannot be kept there
 */
export async function openFileStore(
  folder: string,
  s3: Config['s3'],
  { timeout = 10_000 }: { timeout?: number } = {},
): Promise<FileStore> {
  const { driver, check } = s3 ? await s3Driver(s3, timeout) : await folderDriver(folder);
  const disk = new Disk(driver);
  return {
    check,
    async put(key, bytes) {
      if (s3) return disk.put(key, bytes);
      // It gets its own name only when it is complete: a full disk or a crash leaves no partial file to be served.
      const beside = `${key}.${randomUUID()}`;
      try {
        await disk.put(beside, bytes);
        await close(join(folder, beside));
        // The library's own `move` copies, and a reader could get a partial file.
        await rename(join(folder, beside), join(folder, key));
      } catch (error) {
        await disk.delete(beside).catch(() => {});
        throw error;
      }
    },
    async get(key) {
      try {
        // As a stream: the library's `getBytes` takes the buffer behind what was read, which for an empty file is 64 kB of
        // this process's memory.
        const bytes = new Uint8Array(await buffer(await disk.getStream(key)));
        return bytes.length > 0 ? bytes : undefined;
      } catch (error) {
        const cause = ((error as Error).cause ?? error) as NodeJS.ErrnoException | undefined;
        if (isMissing(cause)) return undefined;
        throw new FileStoreError(`The file store could not read ${key}`, { cause });
      }
    },
    async remove(key) {
      await disk.delete(key);
    },
    async *keys() {
      let paginationToken: string | undefined;
      do {
        const page = await disk.listAll('', { recursive: true, ...(paginationToken && { paginationToken }) });
        for (const found of page.objects) if (found.isFile && !unfinished.test(found.key)) yield found.key;
        paginationToken = page.paginationToken;
      } while (paginationToken);
    },
  };
}

async function folderDriver(folder: string) {
  await openPrivateFolder(folder);
  const check = () => access(folder, constants.R_OK | constants.W_OK);
  return { driver: new FSDriver({ location: folder, visibility: 'private' }), check };
}

/** Other users cannot enter the store's folder; its files get the same restriction in case they ever can. */
async function close(file: string): Promise<void> {
  await chmod(file, 0o600);
  await chmod(dirname(file), 0o700);
}

/** Loaded only when used: the S3 client is large, and most installations store files in a folder. */
async function s3Driver(s3: NonNullable<Config['s3']>, timeout: number) {
  const [{ S3Driver }, { S3Client, HeadBucketCommand }] = await Promise.all([
    import('flydrive/drivers/s3'),
    import('@aws-sdk/client-s3'),
  ]);
  const client = new S3Client({
    region: s3.region,
    ...(s3.endpoint && { endpoint: s3.endpoint, forcePathStyle: true }),
    credentials: { accessKeyId: s3.accessKeyId, secretAccessKey: s3.secretAccessKey },
  });
  // Otherwise only the first upload would fail on a wrong bucket or key.
  const ask = async () => {
    await client.send(new HeadBucketCommand({ Bucket: s3.bucket }), { abortSignal: AbortSignal.timeout(timeout) });
  };
  await ask().catch((cause: unknown) => {
    const where = s3.endpoint ?? `Amazon S3 in ${s3.region}`;
    throw new StartError(
      `Files cannot be kept in the bucket “${s3.bucket}” at ${where}: ${reasonOf(cause)}. Check the variables that begin with S3_.`,
      { cause },
    );
  });
  return { driver: new S3Driver({ client, bucket: s3.bucket, visibility: 'private', supportsACL: false }), check: ask };
}

const reasons: Record<number, string> = {
  301: 'the bucket is in another region',
  403: 'the key is refused, or may not use this bucket',
  404: 'there is no such bucket',
};

/** The meaning of S3's answer: to a HEAD request it sends only a status. */
function reasonOf(error: unknown): string {
  const { $metadata, name, message } = error as Error & { $metadata?: { httpStatusCode?: number } };
  const status = $metadata?.httpStatusCode;
  if (status) return reasons[status] ?? `it answers with ${status}`;
  return name === 'AbortError' || name === 'TimeoutError' ? 'no answer' : message;
}
