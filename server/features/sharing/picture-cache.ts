import type { FileStore } from '#server/platform/files.ts';

/** Space for the version, stored before the picture's bytes. */
const headBytes = 16;
const head = (version: string) => Buffer.alloc(headBytes, version.padEnd(headBytes));

/**
 * Pictures made at their first request and stored with their version, one file per name however often the content
 * changes. Concurrent requests wait for the same rendering.
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
