import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { FileStore } from '#server/platform/files.ts';

/**
 * Copies a file of the sample to the file store.
 * @param from its place in `demo`
 * @param folder of the store
 * @param name without the ending
 * @returns its name in the store, which contains a hash because browsers cache files forever
 */
export async function storeFile(files: FileStore, from: string, folder: string, name: string): Promise<string> {
  const bytes = await readFile(new URL(`../${from}`, import.meta.url));
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
  const fileName = `${name.replaceAll(/[/.]/g, '-')}-${hash}${/\.\w+$/.exec(from)?.[0] ?? ''}`;
  await files.put(`${folder}/${fileName}`, bytes);
  return fileName;
}

/**
 * Copies a picture of `demo/pictures` to the file store.
 * @param path its place there, without the ending
 */
export const storePicture = (files: FileStore, path: string): Promise<string> =>
  storeFile(files, `pictures/${path}.webp`, 'pictures', path);
