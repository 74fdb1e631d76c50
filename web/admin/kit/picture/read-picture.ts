import { imageSize } from 'image-size';
import { limits, pictureTypes } from '#contract/limits.ts';

/** A picture that somebody chose, decoded. */
export interface ReadPicture {
  file: Blob;
  bitmap: ImageBitmap;
  /** `image/jpeg`: of its contents; names and declared types are often wrong. */
  type: string;
}

/** Why a picture cannot be taken: a sentence of `admin.picture`, and its numbers. */
export type PictureProblem =
  | { key: 'tooHeavy' | 'wrongType' | 'heic' | 'unreadable' }
  | { key: 'tooLarge'; width: number; height: number };

const typeOf: Record<string, string> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  heic: 'image/heic',
  heif: 'image/heic',
};

/** What its first bytes say: nothing is decoded before the size is known. */
function measure(bytes: Uint8Array) {
  try {
    return imageSize(bytes);
  } catch {
    return undefined;
  }
}

/**
 * Reads a picture in the browser: by its contents, and no larger than a phone can decode. A HEIC is read where the
 * browser can.
 */
export async function readPicture(file: Blob): Promise<ReadPicture | { problem: PictureProblem }> {
  if (file.size > limits.officePictureMaxBytes) return { problem: { key: 'tooHeavy' } };
  const bytes = new Uint8Array(await file.arrayBuffer());
  const found = measure(bytes);
  const type = typeOf[found?.type ?? ''] ?? (isHeic(bytes) ? 'image/heic' : undefined);
  if (!type) return { problem: { key: looksLikePicture(bytes) ? 'unreadable' : 'wrongType' } };
  const { width = 0, height = 0 } = found ?? {};
  if (width * height > limits.pictureMaxPixels || Math.max(width, height) > limits.pictureMaxSourceSide) {
    return { problem: { key: 'tooLarge', width, height } };
  }
  try {
    return { file, bitmap: await createImageBitmap(new Blob([bytes], { type })), type };
  } catch {
    return { problem: { key: type === 'image/heic' ? 'heic' : 'unreadable' } };
  }
}

const ascii = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));

/** Its container names one of the brands that phones write. */
const isHeic = (bytes: Uint8Array) => ascii(bytes, 4, 8) === 'ftyp' && /^(hei|hev|mif|msf)/.test(ascii(bytes, 8, 12));

/** Begins like a JPG, PNG or GIF, but ends before its size. */
const looksLikePicture = (bytes: Uint8Array) => /^(\xff\xd8\xff|\x89PNG|GIF8)/.test(ascii(bytes, 0, 4));

/** A part of a picture, in shares of its width and height from 0 to 1. */
export interface Part {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const WHOLE: Part = { x: 0, y: 0, width: 1, height: 1 };

const isWhole = ({ width, height }: Part) => width > 0.999 && height > 0.999;

/** Whether the portal takes the file as it is. */
export const isSendable = ({ file, type }: Pick<ReadPicture, 'file' | 'type'>) =>
  (pictureTypes as readonly string[]).includes(type) && file.size <= limits.pictureMaxBytes;

/** The file to upload: the chosen one if it is taken whole and as it is, else a part of it, no larger than is stored. */
export async function pictureFile(picture: ReadPicture, part: Part = WHOLE): Promise<Blob> {
  if (isWhole(part) && isSendable(picture)) return picture.file;
  const { bitmap, type } = picture;
  const [width, height] = [part.width * bitmap.width, part.height * bitmap.height];
  const scale = Math.min(1, limits.pictureMaxSide / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser has no canvas');
  context.imageSmoothingQuality = 'high';
  context.drawImage(
    ...([bitmap, part.x * bitmap.width, part.y * bitmap.height, width, height] as const),
    ...([0, 0, canvas.width, canvas.height] as const),
  );
  // A photo stays one; what may have transparent parts keeps them.
  const photo = type === 'image/jpeg' || type === 'image/heic';
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be written'))),
      photo ? 'image/jpeg' : 'image/png',
      0.95,
    ),
  );
}
