import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import type { FileStore } from '#server/platform/files.ts';
import type { SourcePicture } from '#server/providers/catalogue/port.ts';

const formats = new Set(['jpeg', 'png', 'gif', 'webp']);
/** Cards show them at 400 pixels at most; twice that on a sharp screen is more than is seen. */
const SIDE = 640;
const MAX_PIXELS = 16_000_000;
/** What could not be had or shown is looked at again after this long. */
const RETRY_MS = 10 * 60_000;

/** A WebP of our own making; undefined for what is no picture of these kinds, or would unpack to too many pixels. */
export async function reencode(bytes: Uint8Array): Promise<Uint8Array | undefined> {
  try {
    const { format, width, height, pageHeight } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (!formats.has(format) || width * (pageHeight ?? height) > MAX_PIXELS) return undefined;
    return await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 })
      .autoOrient()
      .resize({ width: SIDE, height: SIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer();
  } catch {
    return undefined;
  }
}

/** A file that another process is still writing is shorter than its head says. */
const isWhole = (webp: Uint8Array) =>
  new DataView(webp.buffer, webp.byteOffset).getUint32(4, true) + 8 === webp.byteLength;

/** The academy's pictures, kept as files of ours: pages load nothing from elsewhere. */
export function pictureKeeper(files: FileStore) {
  const seen = new LRUCache<string, { address: string | null }>({ max: 10_000 });

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
      const webp = bytes && (await reencode(bytes));
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
