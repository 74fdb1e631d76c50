import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { FileStore } from '#server/platform/files.ts';

/**
 * Puts a picture of `demo/pictures` where uploads are kept.
 * @param path its place in `demo/pictures`, without the ending
 * @returns its name in the store; another picture has another name, since browsers keep them for good
 */
export async function storePicture(files: FileStore, path: string): Promise<string> {
  const bytes = await readFile(new URL(`../pictures/${path}.webp`, import.meta.url));
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
  const fileName = `${path.replaceAll('/', '-')}-${hash}.webp`;
  await files.put(`pictures/${fileName}`, bytes);
  return fileName;
}
