import { chmod } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { Config } from '#server/config.ts';
import { openPrivateFolder } from './data-folder.ts';

/** Where uploaded and issued files are kept. Keys are names we made, never a person's. */
export type FileStore = {
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** The file's bytes, or undefined when there is none. */
  get(key: string): Promise<Uint8Array | undefined>;
  remove(key: string): Promise<void>;
};

/**
 * A local folder by default, S3 by configuration.
 * @param folder absolute path of the local folder
 */
export async function openFileStore(folder: string, s3: Config['s3']): Promise<FileStore> {
  const disk = new Disk(s3 ? await s3Driver(s3) : await folderDriver(folder));
  return {
    async put(key, bytes) {
      await disk.put(key, bytes);
      if (!s3) await close(join(folder, key));
    },
    async get(key) {
      return (await disk.exists(key)) ? disk.getBytes(key) : undefined;
    },
    async remove(key) {
      await disk.delete(key);
    },
  };
}

async function folderDriver(folder: string) {
  await openPrivateFolder(folder);
  return new FSDriver({ location: folder, visibility: 'private' });
}

/** Nobody else can enter the store's folder; so that nobody ever does, what is in it is as closed. */
async function close(file: string): Promise<void> {
  await chmod(file, 0o600);
  await chmod(dirname(file), 0o700);
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
