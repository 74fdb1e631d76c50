import { sharePictureSize } from '#brand/share-picture.ts';
import { type Dye, dyes, weaveCloth } from '#brand/weave.ts';

const { width, height } = sharePictureSize;
/** A cell of the cloth, in pixels: twelve across make one medallion, eighteen down are the picture's height. */
const cell = 35;
const columns = 12;
/** Where the cloth begins horizontally, in pixels. */
const edge = width - columns * cell;

const draw = (dye: Dye, d: string) => `<path fill="${dyes[dye]}" d="${d}"/>`;
const stripe = (x: number, across: number) => `M${x} 0h${across}v${height}h-${across}z`;
/** Teeth from top to bottom that point away from the cloth. */
const teeth = (x: number) => `M${x} 0${'l-17.5 17.5l17.5 17.5'.repeat(height / cell)}z`;

/** Circuit traces that start at the cloth and end in a pad: the line, and the position of the pad. */
const traces: [d: string, x: number, y: number][] = [
  [`M${edge} 52.5h-78l-35 35h-52`, edge - 165, 87.5],
  [`M${edge} 87.5h-56l-17.5 17.5h-28`, edge - 101.5, 105],
  [`M${edge} 577.5h-78l-35 -35h-52`, edge - 165, 542.5],
  [`M${edge} 542.5h-56l-17.5 -17.5h-28`, edge - 101.5, 525],
];
const pad = ([, x, y]: (typeof traces)[number]) => `M${x} ${y - 8}l8 8l-8 8l-8 -8z`;

/**
 * The background of a share picture: dark blue, and on the side where a line of text ends the cloth of a name, with its
 * edge and circuit traces.
 */
export function backgroundSvg(seed: string, direction: 'ltr' | 'rtl'): string {
  const cloth = weaveCloth(seed, columns, height / cell);
  const turned = direction === 'rtl' ? ` transform="matrix(-1 0 0 1 ${width} 0)"` : '';
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    draw('night', `M0 0h${width}v${height}H0z`),
    `<g${turned}>`,
    `<path fill="none" stroke="${dyes.indigo}" stroke-width="4" d="${traces.map(([d]) => d).join('')}"/>`,
    draw('palm', traces.map(pad).join('')),
    draw('sand', teeth(edge - 26)),
    draw('madder', stripe(edge - 26, 18)),
    draw('sand', stripe(edge - 8, 8)),
    `<g transform="matrix(${cell / 2} 0 0 ${cell / 2} ${edge} 0)">`,
    draw(cloth.ground, `M0 0h${cloth.width}v${cloth.height}H0z`),
    ...cloth.threads.map(({ dye, d }) => draw(dye, d)),
    '</g></g></svg>',
  ].join('');
}
