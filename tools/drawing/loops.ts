/**
 * Makes the loops of the sample's competitions (`demo/videos`) from the drawings of their banners. It needs ffmpeg 5 or
 * newer, and is run by hand after a change: `node tools/drawing/loops.ts`, with names for some alone.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { competitions } from './competitions/index.ts';
import { stage } from './competitions/stage.ts';
import { type Drawing, picture } from './kit/svg.ts';

const folder = new URL('../../demo/videos/', import.meta.url);
/** The size at which the page of a competition shows a video. */
const [width, height] = [704, 396];
const [rate, seconds] = [24, 5];

/** A frame: the banner, cut to the video's ratio above and below. */
const frame = (drawing: Drawing): Promise<Buffer> =>
  sharp(Buffer.from(picture(stage.width, stage.height, drawing)))
    .resize({ width, height, fit: 'cover' })
    .removeAlpha()
    .raw()
    .toBuffer();

async function loop(name: string, draw: (t: number) => Drawing): Promise<void> {
  const input = `-f rawvideo -pix_fmt rgb24 -s ${width}x${height} -r ${rate} -i -`;
  const colours =
    '-vf scale=out_color_matrix=bt709:out_range=tv:flags=accurate_rnd,format=yuv420p -colorspace bt709 -color_primaries bt709 -color_trc bt709';
  // H.264, the one form that every browser plays.
  const output = '-c:v libx264 -preset veryslow -tune animation -crf 30 -movflags +faststart';
  const file = fileURLToPath(new URL(`${name}.mp4`, folder));
  const encoder = spawn('ffmpeg', ['-y', '-v', 'error', ...`${input} ${colours} ${output}`.split(' '), file], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const ended = once(encoder, 'close');
  for (let n = 0; n < rate * seconds; n += 1) {
    if (!encoder.stdin.write(await frame(draw(n / (rate * seconds))))) await once(encoder.stdin, 'drain');
  }
  encoder.stdin.end();
  const [code] = await ended;
  if (code !== 0) throw new Error(`ffmpeg could not make ${name}.mp4: it ended with ${code}`);
}

await mkdir(folder, { recursive: true });
const asked = process.argv.slice(2);
for (const [name, draw] of Object.entries(competitions)) {
  if (asked.length === 0 || asked.includes(name)) await loop(name, draw);
}
