import sharp from 'sharp';
import { limits } from '#contract/limits.ts';
import { Refusal } from '#server/http/refusal.ts';

const formats = new Set(['jpeg', 'png', 'gif']);

/**
 * Re-encodes a picture as WebP, no larger than the limit. What comes out holds the pixels alone: no metadata, and
 * nothing of a file that is a picture and something else at once.
 * @throws Refusal `picture_type` for anything but JPG, PNG, GIF by its content (its name and declared type count for
 * nothing), `picture_unreadable` for a broken one or one that would unpack to too many pixels
 */
export async function normalisePicture(bytes: Uint8Array) {
  // The header alone is read here, whatever size it claims; nothing is unpacked before the size is known.
  const header = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw new Refusal('picture_type');
    });
  if (!formats.has(header.format)) throw new Refusal('picture_type');
  if (header.width * (header.pageHeight ?? header.height) > limits.pictureMaxPixels) {
    throw new Refusal('picture_unreadable');
  }
  const source = sharp(bytes, { limitInputPixels: limits.pictureMaxPixels, failOn: 'error', pages: 1 });
  const side = limits.pictureMaxSide;
  try {
    const { data, info } = await source
      .autoOrient()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch (cause) {
    throw new Refusal('picture_unreadable', { cause });
  }
}
