import { createRandom } from '#demo/random.ts';
import { mix, paint } from '../kit/palette.ts';
import { gear, hub } from '../kit/parts.ts';
import { all, circle, type Drawing, each, line, oval, put, rect, shape, times } from '../kit/svg.ts';

const sea = [
  mix(paint.leaf, paint.milk, 0.35),
  mix(paint.leaf, paint.indigo, 0.35),
  mix(paint.leaf, paint.indigo, 0.62),
  mix(paint.indigo, paint.leaf, 0.14),
  paint.dusk,
] as const;

/** A fish of triangles, like a motif of the cloth. */
const fish = (body: string, stripe: string): Drawing =>
  all(
    shape('M-40 0L0 -26L44 0L0 26z', body),
    shape('M-36 0l-30 -22v44z', stripe),
    shape('M-10 -19L4 -25V25L-10 19z', stripe),
    circle(24, -4, 4.5, paint.night),
    circle(25, -5, 1.6, paint.milk),
  );

const branch = (fill: string, turn: number, long: number): Drawing =>
  put(
    { turn },
    line(
      `M0 0q-6 -${long / 2} 0 -${long}M0 -${long * 0.4}q22 -10 26 -${long * 0.4}M0 -${long * 0.55}q-22 -8 -26 -${long * 0.36}`,
      fill,
      15,
    ),
  );
const coral = (fill: string, long: number): Drawing =>
  all(branch(fill, -26, long * 0.8), branch(fill, 24, long * 0.86), branch(mix(fill, paint.milk, 0.16), 0, long));
const fan = (fill: string): Drawing =>
  all(
    shape('M0 0q-110 -60 -96 -150q40 -60 96 -60t96 60q14 90 -96 150z', fill),
    times(7, (n) =>
      line(
        `M0 0Q${-60 + n * 20} -90 ${-84 + n * 28} -${150 + (3 - Math.abs(n - 3)) * 16}`,
        mix(fill, paint.night, 0.28),
        4,
      ),
    ),
    line('M-78 -100q78 -40 156 0M-90 -150q90 -44 180 0', mix(fill, paint.night, 0.28), 4),
  );
const dome = (fill: string): Drawing =>
  all(
    shape('M-90 0a90 78 0 0 1 180 0z', fill),
    times(5, (n) => line(`M${-66 + n * 33} -6q-10 -16 4 -30t-2 -24`, mix(fill, paint.night, 0.24), 5)),
  );

const turtle = all(
  ...[
    [-52, -26, -40],
    [48, -30, 46],
    [-46, 30, 30],
    [46, 28, -30],
  ].map(([x, y, turn]) =>
    put({ x: x as number, y: y as number, turn: turn as number }, oval(0, 0, 34, 13, paint.leaf)),
  ),
  oval(74, -4, 24, 18, paint.leaf),
  circle(82, -9, 4, paint.night),
  oval(0, 0, 62, 46, paint.palm),
  shape('M0 -34l26 18v32l-26 18l-26 -18v-32z', paint.dune),
  shape('M0 -20l15 11v18l-15 11l-15 -11v-18z', paint.moss),
);

/** The robot diver: a round glass front, thrusters, and an arm that puts a bottle into its basket. */
const diver = all(
  `<g opacity="0.22">${shape('M150 -10L620 -150V210z', paint.honey)}</g>`,
  rect(-190, -128, 320, 46, paint.dune, 23),
  rect(-170, 62, 280, 40, paint.night, 12),
  times(6, (n) => circle(-140 + n * 44, 82, 7, paint.steel)),
  rect(-180, -96, 300, 164, paint.madder, 60),
  rect(-180, -20, 300, 18, paint.sand),
  rect(-60, -96, 34, 164, paint.wine),
  put({ x: -118, y: -44 }, hub(74, 'smile', paint.milk)),
  circle(94, -14, 92, paint.sand),
  circle(94, -14, 76, paint.night),
  circle(94, -14, 64, paint.indigo),
  shape('M70 -60l34 34l-34 34l-34 -34z', paint.dune),
  shape('M70 -42l16 16l-16 16l-16 -16z', paint.night),
  shape('M128 -60l34 34l-34 34l-34 -34z', paint.dune),
  shape('M128 -42l16 16l-16 16l-16 -16z', paint.night),
  line('M84 26q16 12 30 0', paint.sand, 6),
  line('M52 -58q18 -20 46 -20', paint.haze, 8),
  put(
    { x: -206, y: -16 },
    rect(-34, -34, 40, 68, paint.night, 10),
    put(
      { x: -44 },
      times(4, (n) => put({ turn: n * 90 + 20 }, oval(0, -22, 9, 22, paint.steel))),
      circle(0, 0, 8, paint.dune),
    ),
  ),
  line('M60 96q60 90 150 70', paint.dune, 17),
  put({ x: 60, y: 96 }, gear(22, 8, paint.sand)),
  line('M206 166l40 -20l22 14M206 166l30 26l28 -4', paint.milk, 11),
  put(
    { x: 286, y: 164, turn: 66 },
    rect(-15, -40, 30, 70, 'rgba(255,250,240,.8)', 8),
    rect(-8, -56, 16, 18, paint.clay, 3),
  ),
  line('M-120 102v44q0 30 30 30h60q30 0 30 -30v-44', paint.steel, 6),
  line('M-118 124h116M-110 150h100', paint.steel, 4),
  put({ x: -60, y: 150, turn: -20 }, rect(-12, -34, 24, 60, paint.haze, 6)),
);

export const innovatorsReef = (): Drawing => {
  const random = createRandom(8);
  return all(
    each(sea, (fill, n) => shape(`M0 ${n * 150 - 4}q150 ${n ? 26 : 0} 300 0t300 0t300 0t300 0V800H0z`, fill)),
    each(
      [
        [120, 90],
        [420, 150],
        [760, 110],
        [1040, 70],
      ] as const,
      ([x, width]) => `<g opacity="0.12">${shape(`M${x} 0h${width}l${-140} 620h${-width * 1.2}z`, paint.milk)}</g>`,
    ),
    shape('M0 700q200 -80 420 -30t420 -10t360 -40v180h-1200z', mix(paint.dune, paint.indigo, 0.36)),
    shape('M0 750q260 -50 600 -14t600 -20v100h-1200z', mix(paint.dune, paint.indigo, 0.2)),
    put({ x: 120, y: 730 }, coral(paint.clay, 230)),
    put({ x: 250, y: 760 }, fan(paint.madder)),
    put({ x: 60, y: 780 }, dome(paint.dune)),
    put({ x: 400, y: 780 }, dome(paint.blush)),
    put({ x: 1080, y: 740 }, coral(paint.dune, 260)),
    put({ x: 960, y: 770 }, fan(paint.clay)),
    put({ x: 830, y: 790 }, coral(paint.leaf, 150)),
    put({ x: 1170, y: 790 }, dome(paint.madder)),
    put({ x: 620, y: 796 }, dome(paint.leaf)),
    put({ x: 540, y: 770 }, coral(paint.milk, 110)),
    put({ x: 520, y: 400, turn: -6 }, diver),
    put({ x: 990, y: 250, turn: -14, scale: 1.15 }, turtle),
    each(
      [
        [160, 240, 0.9, paint.dune, paint.night, false],
        [240, 320, 0.7, paint.dune, paint.night, false],
        [90, 340, 0.6, paint.dune, paint.night, false],
        [900, 480, 0.8, paint.clay, paint.milk, true],
        [1010, 540, 0.6, paint.clay, paint.milk, true],
        [720, 180, 0.7, paint.milk, paint.madder, true],
        [330, 590, 0.6, paint.milk, paint.palm, false],
      ] as const,
      ([x, y, scale, body, stripe, flip]) => put({ x, y, scale, flip }, fish(body, stripe)),
    ),
    times(34, () => {
      const [x, y, r] = [random.between(250, 420), random.between(20, 330), random.between(3, 11)];
      return (
        circle(x, y, r, 'rgba(255,250,240,.34)') + circle(x - r * 0.3, y - r * 0.3, r * 0.3, 'rgba(255,250,240,.7)')
      );
    }),
  );
};
