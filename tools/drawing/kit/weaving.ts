import { dyes, weaveCloth, weaveEmblem } from '#brand/weave.ts';
import { type Drawing, each, rect, shape, times } from './svg.ts';

const diamond = (x: number, y: number, rx: number, ry: number) =>
  `M${x} ${y - ry}l${rx} ${ry}l${-rx} ${ry}l${-rx} ${-ry}z`;

/** Ground, teeth, diamond, heart. */
export type BandColours = readonly [ground: string, teeth: string, diamond: string, heart: string];

/** A Sadu band along a line: teeth on both edges, diamonds between. It fills its box with whole motifs. */
export function band(x: number, y: number, width: number, height: number, colours: BandColours): Drawing {
  const [ground, teeth, outer, heart] = colours;
  const motifs = Math.max(1, Math.round(width / height));
  const step = width / motifs;
  const tooth = step / 4;
  const depth = height * 0.16;
  const middle = y + height / 2;
  const edge = Array.from({ length: motifs * 4 }, (_, n) => {
    const from = x + n * tooth;
    return `M${from} ${y}h${tooth}l${-tooth / 2} ${depth}zM${from} ${y + height}h${tooth}l${-tooth / 2} ${-depth}z`;
  }).join('');
  const centres = Array.from({ length: motifs }, (_, n) => x + (n + 0.5) * step);
  return [
    rect(x, y, width, height, ground),
    shape(edge, teeth),
    shape(centres.map((at) => diamond(at, middle, step * 0.36, height * 0.3)).join(''), outer),
    shape(centres.map((at) => diamond(at, middle, step * 0.22, height * 0.18)).join(''), ground),
    shape(centres.map((at) => diamond(at, middle, step * 0.1, height * 0.085)).join(''), heart),
    shape(centres.map((at) => diamond(at + step / 2, middle, step * 0.07, height * 0.06)).join(''), heart),
  ].join('');
}

/** The same band standing upright. */
export const upright = (x: number, y: number, width: number, height: number, colours: BandColours): Drawing =>
  `<g transform="translate(${x + width} ${y}) rotate(90)">${band(0, 0, height, width, colours)}</g>`;

const threads = (cloth: ReturnType<typeof weaveCloth>) =>
  rect(0, 0, cloth.width, cloth.height, dyes[cloth.ground]) + each(cloth.threads, ({ dye, d }) => shape(d, dyes[dye]));

/** The emblem of a name, as the pages weave it for a team without a picture. */
export function emblem(name: string, x: number, y: number, size: number): Drawing {
  const cloth = weaveEmblem(name, 'close');
  return `<g transform="translate(${x} ${y}) scale(${size / cloth.width})">${threads(cloth)}</g>`;
}

/** The cloth of a name over a box; a cell is `cell` pixels. */
export function cloth(name: string, x: number, y: number, width: number, height: number, cell: number): Drawing {
  const woven = weaveCloth(name, Math.round(width / cell), Math.round(height / cell));
  return `<g transform="translate(${x} ${y}) scale(${width / woven.width} ${height / woven.height})">${threads(woven)}</g>`;
}

/** Pennants on a string between two points. */
export function bunting(
  [x1, y1]: readonly [number, number],
  [x2, y2]: readonly [number, number],
  colours: readonly string[],
  count = 12,
  sag = 46,
): Drawing {
  const at = (t: number) => [x1 + (x2 - x1) * t, y1 + (y2 - y1) * t + sag * 4 * t * (1 - t)] as const;
  const width = (Math.hypot(x2 - x1, y2 - y1) / count) * 0.74;
  const string = `M${x1} ${y1}Q${(x1 + x2) / 2} ${(y1 + y2) / 2 + sag * 2} ${x2} ${y2}`;
  return `${times(count, (n) => {
    const [x, y] = at((n + 0.5) / count);
    const fill = colours[n % colours.length] as string;
    return shape(`M${x - width / 2} ${y}h${width}l${-width / 2} ${width * 1.15}z`, fill);
  })}<path d="${string}" fill="none" stroke="${dyes.sand}" stroke-width="3"/>`;
}
