import sharp from 'sharp';
import { type Motif, motifs } from './motifs.ts';
import { paint } from './shapes.ts';

/** Background, glow behind the motif, and colours of the border. */
const looms = [
  { ground: paint.night, glow: '#18355f', threads: [paint.dune, paint.clay, paint.leaf] },
  { ground: '#0b5c3e', glow: '#11754f', threads: [paint.sand, paint.dune, paint.madder] },
  { ground: paint.indigo, glow: '#34619f', threads: [paint.sand, paint.leaf, paint.clay] },
  { ground: '#7a1b25', glow: '#97303a', threads: [paint.sand, paint.dune, paint.indigo] },
  { ground: '#3d2b56', glow: '#55407a', threads: [paint.dune, paint.leaf, paint.sand] },
];
type Loom = (typeof looms)[number];

/** A woven border along the lower edge. */
function border({ threads: [first, second, third] }: Loom, width: number, height: number): string {
  const y = height - 26;
  const triangles = Array.from({ length: Math.ceil(width / 28) }, (_, n) => {
    const x = n * 28;
    return `<path d="M${x} ${y + 18}l14-18 14 18z" fill="${n % 2 ? second : first}"/>`;
  });
  return `${triangles.join('')}<rect y="${y + 18}" width="${width}" height="8" fill="${third}"/><rect y="${y - 6}" width="${width}" height="3" fill="${first}"/>`;
}

/**
 * A picture of the programme, as PNG.
 * @param number chooses the colours; neighbours in a list get different ones
 */
export async function drawPicture(motif: Motif, number: number, width: number, height: number): Promise<Buffer> {
  const loom = looms[number % looms.length] as Loom;
  const middle = (height - 26) / 2;
  const scale = (height - 26) / 248;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<rect width="${width}" height="${height}" fill="${loom.ground}"/>
<circle cx="${width / 2}" cy="${middle}" r="${height * 0.44}" fill="${loom.glow}"/>
<g transform="translate(${width / 2} ${middle}) scale(${scale})">${motifs[motif]}</g>
${border(loom, width, height)}</svg>`;
  return sharp(Buffer.from(svg)).png({ palette: true, effort: 4 }).toBuffer();
}
