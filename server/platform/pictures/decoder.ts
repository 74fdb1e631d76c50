/** The process that unpacks pictures, one at a time. `encoder.ts` starts it, and gives it as its argument the memory it may take. */
import { setPriority } from 'node:os';
import sharp, { type Metadata } from 'sharp';

export type PictureFormat = 'jpeg' | 'png' | 'gif' | 'webp';
export type PictureRules = {
  /** What is taken, judged by the content. */
  formats: readonly PictureFormat[];
  /** A picture that would unpack to more points, or is longer on one side, is refused by its head alone. */
  maxPixels: number;
  maxSourceSide: number;
  /** What comes out is no larger than this on its longer side. */
  side: number;
  quality: number;
};
export type PictureTask = { bytes: Uint8Array; rules: PictureRules };
export type EncodedPicture = { bytes: Uint8Array; width: number; height: number };
export type DecoderReply =
  | { made: EncodedPicture }
  | { problem: 'type' | 'unreadable'; cause?: unknown }
  | { problem: 'memory' };

/** How often the process looks at its own memory while libvips works in a thread beside. */
const LOOK_EVERY_MS = 50;
const maxMemory = Number(process.argv[2]);

// Answers to visitors go first, on a busy machine three to one.
setPriority(5);
sharp.cache(false);
sharp.concurrency(1);
// Of all that libvips can read, only what is taken: nobody's SVG, TIFF or PDF reaches its parser.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Nsgif', 'Webp'].map((format) => `VipsForeignLoad${format}Buffer`),
});

/** Reads the head alone, whatever size it claims: nothing is unpacked before that is known. */
const readHeader = async (bytes: Uint8Array) => sharp(bytes, { limitInputPixels: false }).metadata();

async function encode({ bytes, rules }: PictureTask): Promise<DecoderReply> {
  let header: Metadata;
  try {
    header = await readHeader(bytes);
  } catch (cause) {
    // A photo that was cut short on its way is still a photo: whoever sends it needs no other kind of file.
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
// The portal is gone, or has no more use for this. A plain exit would wait for the picture under way.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
// Ctrl-C and a service manager reach every process; the portal still finishes what was begun, and ends this one last.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
