import sharp from 'sharp';
import { directionOf } from '#contract/languages.ts';
import { sharingWords } from '#locales/sharing.ts';
import { documents } from '#server/platform/documents/invoice.ts';
import { backgroundSvg } from './background.ts';
import type { SharePicture } from './find-picture.ts';

/**
 * The picture as PNG, which every network and messenger shows. Typst renders its text, because Arabic needs shaping.
 */
export async function drawPicture({ subject, language, brand }: SharePicture): Promise<Buffer> {
  const words = sharingWords[language];
  const { slug, name, below } =
    subject.kind === 'site' ? { slug: 'turs', name: words.headline, below: words.below } : subject;
  const svg = await documents.draw('share-picture', {
    data: JSON.stringify({ language, brand, name, below }),
    background: backgroundSvg(slug, directionOf(language)),
  });
  // Flat colours: a palette halves the bytes without a visible difference.
  return sharp(svg).png({ palette: true, colours: 64 }).toBuffer();
}
