import { LRUCache } from 'lru-cache';
import { limits } from '#contract/limits.ts';
import type { FileStore } from '#server/platform/files.ts';
import { type PictureEncoder, PictureError, type PictureRules } from '#server/platform/pictures/encoder.ts';
import type { SourcePicture } from '#server/providers/catalogue/port.ts';

const rules: PictureRules = {
  formats: ['jpeg', 'png', 'gif', 'webp'],
  maxPixels: 16_000_000,
  maxSourceSide: limits.pictureMaxSourceSide,
  // Cards show them at no more than 400 points; 640 pixels look sharp on high-density screens too.
  side: 640,
  quality: 80,
};
/** A picture that could not be fetched or decoded is retried after this time. */
const RETRY_MS = 10 * 60_000;

/** A file that another process is still writing is shorter than its header says. */
const isWhole = (webp: Uint8Array) =>
  new DataView(webp.buffer, webp.byteOffset).getUint32(4, true) + 8 === webp.byteLength;

/** The academy's pictures, stored as files of the portal, because pages load nothing from other sites. */
export function pictureKeeper(files: FileStore, pictures: PictureEncoder) {
  const seen = new LRUCache<string, { address: string | null }>({ max: 10_000 });

  /** The picture as WebP; undefined if it is of no supported type or takes too much to decode. */
  async function encode(bytes: Uint8Array): Promise<Uint8Array | undefined> {
    try {
      return (await pictures.encode(bytes, rules)).bytes;
    } catch (error) {
      if (error instanceof PictureError) return undefined;
      throw error;
    }
  }

  return {
    /** Its address; null if it cannot be shown; undefined if it has not been fetched yet. */
    async known({ name }: SourcePicture): Promise<string | null | undefined> {
      const before = seen.get(name);
      if (before) return before.address;
      const bytes = await files.get(keyOf(name));
      if (!bytes || bytes.byteLength < 12 || !isWhole(bytes)) return undefined;
      seen.set(name, { address: addressOf(name) });
      return addressOf(name);
    },

    /** Fetches it, re-encodes it and stores it. */
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
/** The key in the file store. */
export const keyOf = (name: string) => `catalogue/${name}.webp`;
