import { mix, paint } from '../kit/palette.ts';
import { gear } from '../kit/parts.ts';
import { beamOfLight, medal, trophy } from '../kit/props.ts';
import { all, circle, type Drawing, each, inside, line, oval, put, rect, shape, times } from '../kit/svg.ts';
import { band, cloth } from '../kit/weaving.ts';

const silver = '#b9c2cf';
const bronze = '#b9743c';

/** A round shield with a gear: the prize of a competition. */
const shield = (metal: string, ground: string): Drawing =>
  all(
    rect(-60, -20, 120, 20, paint.night, 5),
    rect(-14, -50, 28, 34, paint.wine),
    put(
      { y: -140 },
      gear(104, 18, metal, paint.night),
      circle(0, 0, 76, paint.night),
      circle(0, 0, 68, ground),
      each([0, 45, 90, 135], (turn) =>
        put(
          { turn },
          shape('M0 -56l14 40l-14 16l-14 -16zM0 56l14 -40l-14 -16l-14 16z', turn % 90 ? metal : paint.sand),
        ),
      ),
      circle(0, 0, 12, paint.night),
    ),
  );

/** A rolled certificate with its ribbon. */
const scroll = all(
  rect(-90, -24, 180, 48, paint.milk, 10),
  oval(90, 0, 12, 24, paint.flax),
  oval(90, 0, 6, 12, paint.ochre),
  rect(-20, -26, 24, 52, paint.madder),
  line('M-8 26l-18 34M-8 26l14 36', paint.madder, 11),
);

export const trophies = (): Drawing =>
  all(
    rect(0, 0, 1200, 800, paint.wine),
    cloth('Trophies', 0, 0, 1200, 560, 40),
    `<rect width="1200" height="560" fill="${mix(paint.wine, paint.night, 0.45)}" opacity=".86"/>`,
    each([300, 600, 900], (x) => beamOfLight(x, -10, x, 420, 640, paint.honey, 0.15)),
    rect(60, 60, 1080, 22, paint.ochre, 8),
    each([150, 260, 370, 830, 940, 1050], (x, n) =>
      put(
        { x, y: 80, scale: 1.5 },
        medal(
          [paint.dune, silver, bronze][n % 3] as string,
          [paint.palm, paint.indigo, paint.madder][n % 3] as string,
          74,
        ),
      ),
    ),
    rect(0, 590, 1200, 210, paint.ochre),
    inside('M120 590H1080L1160 716H40z', cloth('Table runner', 40, 580, 1120, 140, 20)),
    band(40, 716, 1120, 56, [paint.night, paint.madder, paint.sand, paint.dune]),
    times(56, (n) => line(`M${50 + n * 20} 772v20`, paint.sand, 4)),
    each(
      [
        [250, 150],
        [600, 200],
        [950, 150],
      ] as const,
      ([x, rx]) => oval(x, 664, rx, 20, 'rgba(8,18,35,.4)'),
    ),
    put({ x: 256, y: 660, scale: 2.1 }, trophy(silver)),
    put({ x: 944, y: 660, scale: 2.1 }, trophy(bronze)),
    put({ x: 600, y: 672, scale: 3 }, trophy(paint.dune)),
    put({ x: 424, y: 690, scale: 0.92 }, shield(paint.dune, paint.palm)),
    put({ x: 776, y: 690, scale: 0.92 }, shield(silver, paint.indigo)),
    put({ x: 110, y: 706, turn: -12, scale: 0.9 }, scroll),
    put({ x: 1092, y: 706, turn: 14, scale: 0.9 }, scroll),
    each(
      [
        [500, 190],
        [710, 150],
        [690, 300],
        [340, 330],
        [1010, 320],
      ] as const,
      ([x, y]) => shape(`M${x} ${y - 16}l4 12l12 4l-12 4l-4 12l-4 -12l-12 -4l12 -4z`, paint.milk),
    ),
  );
