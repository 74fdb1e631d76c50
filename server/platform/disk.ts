import { statfs } from 'node:fs/promises';

/** Bytes that are left for a folder, and how its disk is: below the first number somebody must make room. */
export type Room = { state: 'broken' | 'attention' | 'fine'; free: number; total: number };

const [LEAST, LITTLE] = [512 * 2 ** 20, 2 * 2 ** 30];

/** @throws Error when the folder is not there */
export async function roomFor(folder: string): Promise<Room> {
  const { bavail, blocks, bsize } = await statfs(folder);
  const free = bavail * bsize;
  return { state: free < LEAST ? 'broken' : free < LITTLE ? 'attention' : 'fine', free, total: blocks * bsize };
}
