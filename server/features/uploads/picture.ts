import type { FastifyBaseLogger } from 'fastify';
import { limits } from '#contract/limits.ts';
import { Refusal } from '#server/http/refusal.ts';
import {
  type PictureEncoder,
  PictureError,
  type PictureRules,
  type Sender,
} from '#server/platform/pictures/encoder.ts';

const rules: PictureRules = {
  formats: ['jpeg', 'png', 'gif'],
  maxPixels: limits.pictureMaxPixels,
  maxSourceSide: limits.pictureMaxSourceSide,
  side: limits.pictureMaxSide,
  quality: 82,
};

/** The small version, of the portal's own large one. */
export const smallPictureRules: PictureRules = {
  formats: ['webp'],
  maxPixels: limits.pictureMaxPixels,
  maxSourceSide: limits.pictureMaxSourceSide,
  side: limits.pictureSmallSide,
  quality: 75,
};

const codeOf = {
  type: 'picture_type',
  unreadable: 'picture_unreadable',
  lost: 'picture_unreadable',
  busy: 'service_unavailable',
} as const;

/**
 * Re-encodes an uploaded picture as WebP, no larger than the limit.
 * @throws Refusal `picture_type` for anything but JPG, PNG, GIF by its content (name and declared type are ignored),
 * `picture_unreadable` for a broken one or one that takes too much to decode, `service_unavailable` while too many wait
 */
export function normalisePicture(pictures: PictureEncoder, bytes: Uint8Array, from: Sender, log: FastifyBaseLogger) {
  return pictures.encode(bytes, rules, from).catch((cause: unknown) => {
    if (!(cause instanceof PictureError)) throw cause;
    if (cause.reason === 'lost') log.warn({ err: cause }, 'a picture was given up');
    throw new Refusal(codeOf[cause.reason], { cause });
  });
}
