import { mkdir } from 'node:fs/promises';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { Config } from '#server/config.ts';

/** Where uploaded and issued files are kept. Keys are names we made, never a person's. */
export type FileStore = {
  put(key: string, bytes: Uint8Array): Promise<void>;
  /**
   * The file's bytes, or undefined when there is none.
   * @throws FileStoreError when the store does not say which
   */
  get(key: string): Promise<Uint8Array | undefined>;
  remove(key: string): Promise<void>;
};

/** The store is away or fails: an answer that needs it is a 503, and may be asked for again. */
export class FileStoreError extends Error {
  override name = 'FileStoreError';
  readonly statusCode = 503;
}

/** In the words of the folder, and of S3; there, a bucket that is missing is something else. */
const isMissing = (cause: { code?: string; name?: string } | undefined) =>
  cause?.code === 'ENOENT' || cause?.name === 'NoSuchKey';

/**
 * A local folder by default, S3 by configuration.
 * @param folder absolute path of the local folder
 */
export async function openFileStore(folder: string, s3: Config['s3']): Promise<FileStore> {
  const disk = new Disk(s3 ? await s3Driver(s3) : await folderDriver(folder));
  return {
    async put(key, bytes) {
      await disk.put(key, bytes);
    },
    async get(key) {
      try {
        return await disk.getBytes(key);
      } catch (error) {
        const cause = (error as Error).cause as NodeJS.ErrnoException | undefined;
        if (isMissing(cause)) return undefined;
        throw new FileStoreError(`The file store could not read ${key}`, { cause });
      }
    },
    async remove(key) {
      await disk.delete(key);
    },
  };
}

async function folderDriver(folder: string) {
  await mkdir(folder, { recursive: true });
  return new FSDriver({ location: folder, visibility: 'private' });
}

/** Loaded only where it is used: the S3 client is large, and most installations keep files in a folder. */
async function s3Driver(s3: NonNullable<Config['s3']>) {
  const { S3Driver } = await import('flydrive/drivers/s3');
  return new S3Driver({
    bucket: s3.bucket,
    region: s3.region,
    ...(s3.endpoint && { endpoint: s3.endpoint, forcePathStyle: true }),
    credentials: { accessKeyId: s3.accessKeyId, secretAccessKey: s3.secretAccessKey },
    visibility: 'private',
    supportsACL: false,
  });
}
