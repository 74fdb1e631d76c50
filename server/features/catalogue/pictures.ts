import { LRUCache } from 'lru-cache';
import { limits } from '#contract/limits.ts';
import type { FileStore } from '#server/platform/files.ts';
import { type PictureEncoder, PictureError, type PictureRules } from '#server/platform/pictures/encoder.ts';
import type { SourcePicture } from '#server/providers/catalogue/port.ts';

const rules: PictureRules = {
  formats: ['jpeg', 'png', 'gif', 'webp'],
  maxPixels: 16_000_000,
  maxSourceSide: limits.pictureMaxSourceSide,
  // Cards show them at 400 points at most; twice that on a sharp screen is more than is seen.
  side: 640,
  quality: 80,
};
/** What could not be had or shown is looked at again after this long. */
const RETRY_MS = 10 * 60_000;

/** A file that another process is still writing is shorter than its head says. */
const isWhole = (webp: Uint8Array) =>
  new DataView(webp.buffer, webp.byteOffset).getUint32(4, true) + 8 === webp.byteLength;

/** The academy's pictures, kept as files of ours: pages load nothing from elsewhere. */
export function pictureKeeper(files: FileStore, pictures: PictureEncoder) {
  const seen = new LRUCache<string, { address: string | null }>({ max: 10_000 });

  /** A WebP of our own making; undefined for what is no picture of these kinds, or takes too much to unpack. */
  async function encode(bytes: Uint8Array): Promise<Uint8Array | undefined> {
    try {
      return (await pictures.encode(bytes, rules)).bytes;
    } catch (error) {
      if (error instanceof PictureError) return undefined;
      throw error;
    }
  }

  return {
    /** Where it is served; null when it cannot be shown; undefined while nobody has looked at it. */
    async known({ name }: SourcePicture): Promise<string | null | undefined> {
      const before = seen.get(name);
      if (before) return before.address;
      const bytes = await files.get(keyOf(name));
      if (!bytes || bytes.byteLength < 12 || !isWhole(bytes)) return undefined;
      seen.set(name, { address: addressOf(name) });
      return addressOf(name);
    },

    /** Reads it, makes it ours and keeps it. */
    async keep({ name, read }: SourcePicture): Promise<string | null> {
      const bytes = await read();
      const webp = bytes && (await encode(bytes));
      if (!webp) {
        seen.set(name, { address: null }, { ttl: RETRY_MS });
        return null;
      }
      await files.put(keyOf(name), webp);
      seen.set(name, { address: addressOf(name) });
      return addressOf(name);
    },
  };
}

export type PictureKeeper = ReturnType<typeof pictureKeeper>;

const addressOf = (name: string) => `/files/catalogue/${name}.webp`;
/** In the file store. */
export const keyOf = (name: string) => `catalogue/${name}.webp`;
