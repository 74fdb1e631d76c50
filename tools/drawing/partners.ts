import { paint } from './kit/palette.ts';
import { gear } from './kit/parts.ts';
import { brick } from './kit/props.ts';
import { all, circle, type Drawing, each, line, put, rect, shape, times } from './kit/svg.ts';

/** The name on a partner's logo, and its drawing around (0, 0), about 130 wide. */
export type Mark = { ar: string; en: string; colour: string; drawn: Drawing };

const diamond = (x: number, y: number, r: number) => `M${x} ${y - r}l${r} ${r}l${-r} ${r}l${-r} ${-r}z`;

/** Stars that turn around one another. */
const nebula = all(
  each([0, 60, 120], (turn) =>
    put({ turn }, `<ellipse rx="64" ry="22" fill="none" stroke="${paint.indigo}" stroke-width="7"/>`),
  ),
  shape(diamond(0, 0, 20), paint.madder),
  each([30, 150, 270], (turn) => put({ turn }, shape(diamond(0, -54, 9), paint.dune))),
);

/** Strips over and under one another. */
const weave = all(
  times(3, (n) => rect(-60, -52 + n * 40, 120, 24, paint.palm, 3)),
  times(3, (n) => rect(-52 + n * 40, -60, 24, 120, paint.night, 3)),
  times(9, (n) =>
    ((n % 3) + Math.floor(n / 3)) % 2 ? '' : rect(-54 + (n % 3) * 40, -52 + Math.floor(n / 3) * 40, 28, 24, paint.palm),
  ),
);

const oasis = all(
  circle(0, 0, 64, paint.palm),
  shape('M-64 14a64 64 0 0 0 128 0q-32 -16 -64 0t-64 0z', paint.dune),
  line('M0 24V-16', paint.milk, 8),
  each([-72, -36, 0, 36, 72], (turn) => put({ y: -16, turn }, shape('M0 4q-9 -22 0 -40q9 18 0 40z', paint.milk))),
);

const axis = all(
  put({}, gear(60, 12, paint.madder, paint.milk)),
  rect(-66, -6, 132, 12, paint.night, 6),
  circle(-62, 0, 12, paint.night),
  circle(62, 0, 12, paint.night),
);

const cloud = all(
  shape('M-44 44a30 30 0 0 1 -4 -60a44 44 0 0 1 84 -12a36 36 0 0 1 12 72z', paint.steel),
  times(4, (n) => rect(-34 + n * 20, 30 - (n + 1) * 13, 12, (n + 1) * 13, n === 3 ? paint.clay : paint.night, 3)),
);

const leaf = all(
  each([false, true], (flip) =>
    put(
      { flip },
      shape('M2 60q-2 -60 58 -84q6 66 -58 84zM2 -2q-4 -40 26 -64q22 40 -26 64z', flip ? paint.leaf : paint.palm),
    ),
  ),
  circle(0, 60, 7, paint.madder),
);

const sun = all(
  shape('M-56 14a56 56 0 0 1 112 0z', paint.dune),
  times(5, (n) => put({ y: 14, turn: -60 + n * 30 }, rect(-4, -84, 8, 18, paint.clay, 3))),
  times(3, (n) => rect(-62 + n * 12, 24 + n * 15, 124 - n * 24, 8, paint.night, 4)),
);

const pomegranate = all(
  shape('M-16 -46l-8 -20l16 8l8 -14l8 14l16 -8l-8 20z', paint.madder),
  circle(0, 8, 54, paint.madder),
  shape('M0 -40a48 48 0 0 1 0 96q-30 -48 0 -96z', paint.blush),
  each(
    [
      [14, -14],
      [30, 4],
      [14, 10],
      [26, 26],
      [10, 36],
    ] as const,
    ([x, y]) => shape(diamond(x, y, 8), paint.wine),
  ),
);

const dhow = all(
  shape('M-64 26h128q-14 34 -44 34h-46q-28 0 -38 -34z', paint.wine),
  shape('M-8 16V-66q64 30 62 82z', paint.indigo),
  shape('M-18 16V-44q-34 26 -36 60z', paint.dune),
  line('M-13 22V-66', paint.night, 6),
);

const tower = all(
  put({ x: -50, y: 62 }, brick(5, paint.night, 20)),
  put({ x: -40, y: 36 }, brick(4, paint.clay, 20)),
  put({ x: -30, y: 10 }, brick(3, paint.dune, 20)),
  put({ x: -20, y: -16 }, brick(2, paint.palm, 20)),
  put({ x: -10, y: -42 }, brick(1, paint.madder, 20)),
);

/** A hoopoe: crest, eye, long beak. */
const hoopoe = all(
  each([-64, -40, -16, 8], (turn) =>
    put(
      { x: -6, y: -8, turn },
      shape('M-7 0l7 -62l7 62z', paint.dune),
      shape('M-3.4 -36l3.4 -26l3.4 26z', paint.night),
    ),
  ),
  circle(0, 8, 34, paint.clay),
  shape('M24 -6q34 4 44 30q-24 -12 -46 -10z', paint.night),
  circle(8, 2, 8, paint.milk),
  circle(9, 2, 4.4, paint.night),
  shape('M-30 22q-6 28 10 40h40q-4 -18 4 -28q-28 20 -54 -12z', paint.indigo),
);

/** A tablet whose letters are a circuit. */
const inscription = all(
  rect(-48, -62, 96, 124, paint.night, 16),
  line('M-24 -34h28l16 16v20M-24 -6h12l16 16h18M-24 22h20l14 14h12', paint.leaf, 6),
  each(
    [
      [-24, -34],
      [20, 2],
      [-24, -6],
      [22, 10],
      [-24, 22],
      [22, 36],
    ] as const,
    ([x, y]) => shape(diamond(x, y, 8), paint.dune),
  ),
);

/** The logos of the partners by file name; each is 480 by 240 and shows the number in the partner's name. */
export const marks: Record<string, Mark> = {
  'three-orbits': { ar: 'ثلاثة مدارات', en: 'THREE ORBITS', colour: paint.indigo, drawn: nebula },
  'six-threads': { ar: 'ستة خيوط', en: 'SIX THREADS', colour: paint.palm, drawn: weave },
  'five-oases': { ar: 'خمس واحات', en: 'FIVE OASES', colour: paint.moss, drawn: oasis },
  'twelve-teeth': { ar: 'اثنا عشر سنًّا', en: 'TWELVE TEETH', colour: paint.madder, drawn: axis },
  'four-tones': { ar: 'أربع نغمات', en: 'FOUR TONES', colour: paint.night, drawn: cloud },
  'four-leaves': { ar: 'أربع ورقات', en: 'FOUR LEAVES', colour: paint.palm, drawn: leaf },
  'five-rays': { ar: 'خمسة أشعة', en: 'FIVE RAYS', colour: paint.night, drawn: sun },
  'half-pomegranate': { ar: 'نصف رمّانة', en: 'HALF POMEGRANATE', colour: paint.wine, drawn: pomegranate },
  'two-sails': { ar: 'شراعان', en: 'TWO SAILS', colour: paint.indigo, drawn: dhow },
  'five-bricks': { ar: 'خمس لبنات', en: 'FIVE BRICKS', colour: paint.night, drawn: tower },
  'hoopoe-crest': { ar: 'عُرف الهدهد', en: 'HOOPOE CREST', colour: paint.indigo, drawn: hoopoe },
  'six-letters': { ar: 'ستة أحرف', en: 'SIX LETTERS', colour: paint.night, drawn: inscription },
};
