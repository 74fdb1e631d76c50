/**
 * The woven patterns of the brand: a cloth is computed from a name, so that the same name always has the same cloth.
 * The result is path data: pages render it with React, share pictures and documents with `clothSvg`.
 */
import { dice } from './weave-dice.ts';
import { corners, edges, half, medallions, type Strand } from './weave-motifs.ts';
import { traceField } from './weave-trace.ts';

/** The colours of the cloth, each with a lighter or darker shade. The orange of the buttons is reserved for buttons. */
export const dyes = {
  night: '#0c1d38',
  indigo: '#24477c',
  palm: '#0f7a52',
  leaf: '#3fb784',
  madder: '#a8232f',
  clay: '#d8604f',
  sand: '#efe4cd',
  dune: '#dfb05a',
  milk: '#fffaf0',
} as const;
export type Dye = keyof typeof dyes;

/** One colour of a cloth as an SVG path, in half cells. */
export interface Thread {
  dye: Dye;
  d: string;
}

export interface Cloth {
  /** The size of the SVG view box, in half cells. */
  width: number;
  height: number;
  ground: Dye;
  threads: Thread[];
}

/** The colours for each background: main, accents, highlights. The contrast keeps an emblem readable at 24 pixels. */
const looms: { ground: Dye; main: Dye[]; accent: Dye[]; spark: Dye[] }[] = [
  {
    ground: 'night',
    main: ['sand', 'milk'],
    accent: ['madder', 'palm', 'clay', 'leaf'],
    spark: ['dune', 'leaf', 'clay'],
  },
  { ground: 'palm', main: ['sand', 'milk'], accent: ['night', 'madder'], spark: ['dune', 'night', 'milk'] },
  { ground: 'madder', main: ['sand', 'milk'], accent: ['night', 'palm'], spark: ['dune', 'milk', 'night'] },
  { ground: 'sand', main: ['madder', 'palm', 'night'], accent: ['night', 'madder'], spark: ['dune', 'clay', 'leaf'] },
  { ground: 'indigo', main: ['sand', 'milk'], accent: ['night', 'madder', 'palm'], spark: ['dune', 'leaf', 'clay'] },
];

/** The pattern of a name: the colour at a point, counted in cells from the middle. */
function pattern(seed: string) {
  const roll = dice(seed.normalize('NFC').trim().replace(/\s+/g, ' '));
  const loom = roll.pick(looms);
  const main = roll.pick(loom.main);
  const accent = roll.pick(loom.accent.filter((dye) => dye !== main));
  const spark = roll.pick(loom.spark.filter((dye) => dye !== main && dye !== accent));
  const medallion = roll.pick(medallions)(roll);
  const corner = roll.pick(corners)(roll);
  const edge = roll.pick(edges);
  const dyeOf = (strand: Strand): Dye | undefined => (strand === undefined ? undefined : [main, accent, spark][strand]);
  return { ground: loom.ground, dyeOf, medallion, corner, edge };
}

/**
 * The square emblem of a name: a person, a team, a competition.
 * @param view `whole` shows the medallion with corners and edge (12 cells); `close` its middle (10 cells), for small
 * sizes
 */
export function weaveEmblem(seed: string, view: 'whole' | 'close' = 'whole'): Cloth {
  const { ground, dyeOf, medallion, corner, edge } = pattern(seed);
  const reach = view === 'whole' ? half : half - 1;
  const paths = traceField(reach * 2, reach * 2, (x, y) => {
    const u = Math.abs(x - reach);
    const v = Math.abs(y - reach);
    const border = u > v ? edge(half - u, v) : edge(half - v, u);
    return dyeOf(border ?? medallion(u, v) ?? corner(u, v));
  });
  return { width: reach * 4, height: reach * 4, ground, threads: threadsOf(paths) };
}

/** The cloth of a name at any size, in cells: the emblem's medallion repeated, with its edge along both borders. */
export function weaveCloth(seed: string, columns: number, rows: number): Cloth {
  const { ground, dyeOf, medallion, corner, edge } = pattern(seed);
  const fold = (distance: number) => Math.abs(((((distance + half) % (2 * half)) + 2 * half) % (2 * half)) - half);
  const paths = traceField(columns, rows, (x, y) => {
    const fromMiddle = y - rows / 2;
    const u = fold(x - columns / 2);
    const v = fold(fromMiddle);
    const border = edge(rows / 2 - Math.abs(fromMiddle), Math.abs(x - columns / 2));
    return dyeOf(border ?? medallion(u, v) ?? corner(u, v));
  });
  return { width: columns * 2, height: rows * 2, ground, threads: threadsOf(paths) };
}

/** Sorted, so that the same cloth always gives the same text. */
function threadsOf(paths: Map<Dye, string>): Thread[] {
  return [...paths].map(([dye, d]) => ({ dye, d })).sort((a, b) => (a.dye < b.dye ? -1 : 1));
}

/** A cloth as a whole SVG picture, for files and share pictures. Sizes in pixels; `round` is the corner's radius. */
export function clothSvg(cloth: Cloth, width: number, height: number): string {
  const view = `viewBox="0 0 ${cloth.width} ${cloth.height}" preserveAspectRatio="xMidYMid slice"`;
  const paths = cloth.threads.map(({ dye, d }) => `<path fill="${dyes[dye]}" d="${d}"/>`).join('');
  const ground = `<path fill="${dyes[cloth.ground]}" d="M0 0h${cloth.width}v${cloth.height}H0z"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ${view}>${ground}${paths}</svg>`;
}
