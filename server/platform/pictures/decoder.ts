/** The process that decodes pictures, one at a time. `encoder.ts` starts it with the memory limit as its argument. */
import { setPriority } from 'node:os';
import sharp, { type Metadata } from 'sharp';
import { withoutTexts } from './png-chunks.ts';

export type PictureFormat = 'jpeg' | 'png' | 'gif' | 'webp';
export type PictureRules = {
  /** The accepted formats, recognised by the content. */
  formats: readonly PictureFormat[];
  /** A picture with more pixels, or one longer on one side, is refused when only its header has been read. */
  maxPixels: number;
  maxSourceSide: number;
  /** The maximum length of the result's longer side, in pixels. */
  side: number;
  quality: number;
};
export type PictureTask = { bytes: Uint8Array; rules: PictureRules };
export type EncodedPicture = { bytes: Uint8Array; width: number; height: number };
export type DecoderReply =
  | { made: EncodedPicture }
  | { problem: 'type' | 'unreadable'; cause?: unknown }
  | { problem: 'memory' };

/** How often the process checks its own memory while libvips works in a thread. */
const LOOK_EVERY_MS = 50;
const maxMemory = Number(process.argv[2]);

// A lower priority than answers to visitors, about one to three on a busy machine.
setPriority(5);
sharp.cache(false);
sharp.concurrency(1);
// Disables all of libvips's loaders except the accepted ones: no SVG, TIFF or PDF reaches a parser.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Nsgif', 'Webp'].map((format) => `VipsForeignLoad${format}Buffer`),
});

/** Reads only the header, whatever size it claims: nothing is decoded before the size is known. */
const readHeader = async (bytes: Uint8Array) => sharp(bytes, { limitInputPixels: false }).metadata();

async function encode({ bytes: sent, rules }: PictureTask): Promise<DecoderReply> {
  const bytes = withoutTexts(sent);
  let header: Metadata;
  try {
    header = await readHeader(bytes);
  } catch (cause) {
    // A photo with a corrupt header is reported as unreadable, not as a wrong type: its sender needs no other file
    // type.
    return { problem: String(cause).includes('corrupt header') ? 'unreadable' : 'type', cause };
  }
  if (!rules.formats.some((format) => format === header.format)) return { problem: 'type' };
  const { width } = header;
  const height = header.pageHeight ?? header.height;
  if (width * height > rules.maxPixels || Math.max(width, height) > rules.maxSourceSide) {
    return { problem: 'unreadable', cause: `${width} x ${height} points` };
  }
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: rules.maxPixels, failOn: 'error', pages: 1 })
      .autoOrient()
      .resize({ width: rules.side, height: rules.side, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: rules.quality })
      .toBuffer({ resolveWithObject: true });
    return { made: { bytes: data, width: info.width, height: info.height } };
  } catch (cause) {
    return { problem: 'unreadable', cause };
  }
}

const reply = (message: DecoderReply) => process.send?.(message);

setInterval(() => {
  if (process.memoryUsage.rss() > maxMemory) reply({ problem: 'memory' });
}, LOOK_EVERY_MS).unref();

process.on('message', async (task: PictureTask) => reply(await encode(task)));
// The portal has exited, or no longer needs this process. A plain exit would wait for the current picture.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
// Ctrl-C and service managers signal every process; the portal finishes its running work first, and ends this one last.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
