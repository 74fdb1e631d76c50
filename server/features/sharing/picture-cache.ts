import type { FileStore } from '#server/platform/files.ts';

/** Room for a version before the picture's own bytes. */
const headBytes = 16;
const head = (version: string) => Buffer.alloc(headBytes, version.padEnd(headBytes));

/**
 * Pictures made on their first request and kept with their version: one file for each name, however often what it
 * shows is changed. Those who ask at the same time wait for the same one.
 */
export function pictureCache(files: FileStore) {
  const underway = new Map<string, Promise<Buffer>>();

  async function findOrMake(key: string, version: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const kept = await files.get(key);
    if (kept && head(version).equals(kept.subarray(0, headBytes))) return Buffer.from(kept.subarray(headBytes));
    const picture = await make();
    await files.put(key, Buffer.concat([head(version), picture]));
    return picture;
  }

  return (name: string, version: string, make: () => Promise<Buffer>): Promise<Buffer> => {
    const wanted = `${name} ${version}`;
    const running =
      underway.get(wanted) ?? findOrMake(`share/${name}`, version, make).finally(() => underway.delete(wanted));
    underway.set(wanted, running);
    return running;
  };
}
