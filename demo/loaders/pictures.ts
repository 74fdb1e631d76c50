import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { FileStore } from '#server/platform/files.ts';

/**
 * Copies a picture of `demo/pictures` to the file store.
 * @param path its place in `demo/pictures`, without the ending
 * @returns its name in the store, which contains a hash because browsers cache pictures forever
 */
export async function storePicture(files: FileStore, path: string): Promise<string> {
  const bytes = await readFile(new URL(`../pictures/${path}.webp`, import.meta.url));
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
  const fileName = `${path.replaceAll('/', '-')}-${hash}.webp`;
  await files.put(`pictures/${fileName}`, bytes);
  return fileName;
}
