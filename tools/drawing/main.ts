/**
 * Draws the pictures of the sample content (`npm run drawings`) into `demo/pictures`; the loader only copies
 * them. Also draws the header pictures of public pages.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { competitions } from './competitions/index.ts';
import { logoSide, logos } from './competitions/logos.ts';
import { stage } from './competitions/stage.ts';
import { headFile, heads } from './heads/index.ts';
import { paint } from './kit/palette.ts';
import { picture, put, rect } from './kit/svg.ts';
import { marks } from './partners.ts';
import { scenes } from './scenes/index.ts';

const folder = new URL('../../demo/pictures/', import.meta.url);
const fonts = new URL('../../node_modules/@expo-google-fonts/ibm-plex-sans-arabic/', import.meta.url);
const fontFile = fileURLToPath(new URL('700Bold/IBMPlexSansArabic_700Bold.ttf', fonts));

/** @param path of the file in `demo/pictures`, without the ending */
async function keep(path: string, svg: string, { quality = 70, width = 1200 } = {}): Promise<void> {
  await sharp(Buffer.from(svg))
    .resize({ width, withoutEnlargement: true })
    .webp({ quality, effort: 6, preset: 'drawing' })
    .toFile(fileURLToPath(new URL(`${path}.webp`, folder)));
}

async function gallery(): Promise<void> {
  for (const [name, draw] of Object.entries(scenes)) await keep(`gallery/${name}`, picture(1200, 800, draw()));
}

async function bannersAndLogos(): Promise<void> {
  for (const [name, draw] of Object.entries(competitions))
    await keep(`banners/${name}`, picture(stage.width, stage.height, draw(0)));
  for (const [name, draw] of Object.entries(logos))
    await keep(`logos/${name}`, picture(logoSide, logoSide, draw()), { quality: 80, width: 320 });
}

/** The header pictures are assets of the pages, not sample content. */
async function pageHeads(): Promise<void> {
  const folder = new URL('../../web/public/layout/heads/', import.meta.url);
  for (const [name, draw] of Object.entries(heads)) await writeFile(new URL(`${name}.svg`, folder), headFile(draw));
}

/** A word rendered as a picture in the font of the pages, as tall as its letters. */
const word = (text: string, colour: string, size: number, spacing = 0) =>
  sharp({
    text: {
      text: `<span foreground="${colour}" letter_spacing="${spacing * 1024}">${text}</span>`,
      font: `IBM Plex Sans Arabic Bold ${size}`,
      fontfile: fontFile,
      rgba: true,
      dpi: 72,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });

async function partners(): Promise<void> {
  for (const [name, { ar, en, colour, drawn }] of Object.entries(marks)) {
    const [arabic, latin] = await Promise.all([word(ar, colour, 46), word(en, colour, 20, 2)]);
    const wide = Math.max(arabic.info.width, latin.info.width);
    const start = Math.round((480 - 136 - 28 - wide) / 2);
    const left = start + 136 + 28;
    const top = Math.round((240 - arabic.info.height - 18 - latin.info.height) / 2);
    const svg = picture(480, 240, rect(0, 0, 480, 240, paint.milk), put({ x: start + 68, y: 120 }, drawn));
    await sharp(Buffer.from(svg))
      .composite([
        { input: arabic.data, left: left + Math.round((wide - arabic.info.width) / 2), top },
        {
          input: latin.data,
          left: left + Math.round((wide - latin.info.width) / 2),
          top: top + arabic.info.height + 18,
        },
      ])
      .webp({ quality: 80, effort: 6 })
      .toFile(fileURLToPath(new URL(`partners/${name}.webp`, folder)));
  }
}

await Promise.all(
  ['gallery', 'banners', 'logos', 'partners'].map((part) => mkdir(new URL(part, folder), { recursive: true })),
);
await pageHeads();
await gallery();
await bannersAndLogos();
await partners();
