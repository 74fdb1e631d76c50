import { cast } from '../kit/cast.ts';
import { mix, paint } from '../kit/palette.ts';
import { beam, gear, hub, wheel } from '../kit/parts.ts';
import { brickAbove } from '../kit/props.ts';
import { all, circle, type Drawing, each, line, put, rect, shape, times } from '../kit/svg.ts';
import { band, upright } from '../kit/weaving.ts';

const axle = (length: number, fill: string = paint.night): Drawing =>
  rect(-4, 0, 8, length, fill, 2) + rect(-1, 0, 2, length, paint.steel);
const peg = (fill: string): Drawing =>
  rect(-7, -16, 14, 32, fill, 5) + rect(-10, -3, 20, 6, mix(fill, paint.night, 0.3), 2);
const motor = (fill: string): Drawing =>
  all(
    rect(-34, -58, 68, 116, paint.milk, 14),
    rect(-34, 10, 68, 48, paint.steel, 14),
    circle(0, -24, 24, fill),
    circle(0, -24, 13, mix(fill, paint.night, 0.35)),
    times(4, (n) => put({ y: -24, turn: n * 90 }, circle(0, -18, 3.6, paint.milk))),
    line('M0 58q0 40 34 44t30 46', paint.deep, 8),
  );
const sensor = (fill: string): Drawing =>
  all(
    rect(-30, -26, 60, 52, paint.milk, 10),
    circle(-12, 0, 13, paint.night),
    circle(-12, 0, 6, fill),
    circle(14, 0, 9, paint.steel),
    line('M0 26v34q0 20 20 20', paint.deep, 7),
  );
const angle = (fill: string): Drawing => put({}, beam(5, fill, 20), put({ turn: 90 }, beam(4, fill, 20)));
const frame = (fill: string): Drawing =>
  all(
    rect(-10, -10, 140, 100, fill, 10),
    rect(12, 12, 96, 56, paint.sand, 6),
    times(
      7,
      (n) => circle(n * 20, 0, 5, mix(fill, paint.night, 0.5)) + circle(n * 20, 80, 5, mix(fill, paint.night, 0.5)),
    ),
    times(
      3,
      (n) =>
        circle(0, 20 + n * 20, 5, mix(fill, paint.night, 0.5)) +
        circle(120, 20 + n * 20, 5, mix(fill, paint.night, 0.5)),
    ),
  );

const gears = [
  [890, 132, 52, 14, paint.dune],
  [996, 132, 42, 12, paint.madder],
  [1080, 132, 34, 10, paint.palm],
  [890, 240, 26, 8, paint.indigo],
  [950, 240, 20, 8, paint.clay],
  [1010, 240, 26, 8, paint.leaf],
  [1072, 240, 20, 8, paint.dune],
] as const;

const hand = put(
  { x: 1090, y: 640, turn: -40 },
  shape('M-50 110h100l16 300h-132z', paint.madder),
  band(-52, 104, 104, 40, [paint.night, paint.dune, paint.sand, paint.clay]),
  shape(
    'M-38 112q-8 -90 4 -104q8 -10 16 0l4 -52q2 -12 13 -12t12 12l3 34q8 -12 16 -6q6 -8 14 0q10 6 6 40l-8 88z',
    cast.lama.skin,
  ),
  put({ x: 2, y: -70 }, gear(32, 10, paint.clay)),
);

export const missionParts = (): Drawing =>
  all(
    rect(0, 0, 1200, 800, paint.sand),
    band(0, 0, 1200, 34, [paint.night, paint.madder, paint.sand, paint.dune]),
    band(0, 766, 1200, 34, [paint.night, paint.madder, paint.sand, paint.dune]),
    upright(0, 34, 34, 732, [paint.night, paint.madder, paint.sand, paint.dune]),
    upright(1166, 34, 34, 732, [paint.night, paint.madder, paint.sand, paint.dune]),
    each([15, 13, 11, 9, 7, 5, 3], (holes, n) =>
      put(
        { x: 84, y: 88 + n * 32 },
        beam(
          holes,
          [paint.madder, paint.indigo, paint.palm, paint.dune, paint.clay, paint.leaf, paint.steel][n] as string,
          22,
        ),
      ),
    ),
    each([0, 1, 2, 3], (n) =>
      put({ x: 470 + n * 92, y: 130 }, wheel(42, [paint.dune, paint.dune, paint.clay, paint.clay][n])),
    ),
    each([0, 1, 2, 3], (n) => put({ x: 470 + n * 92, y: 222 }, wheel(26, paint.steel))),
    each(gears, ([x, y, r, teeth, fill]) => put({ x, y }, gear(r, teeth, fill))),
    put({ x: 170, y: 430 }, hub(170, 'smile', paint.milk)),
    each([0, 1, 2], (n) =>
      put({ x: 330 + n * 116, y: 400 }, motor([paint.madder, paint.indigo, paint.palm][n] as string)),
    ),
    each([0, 1, 2], (n) =>
      put({ x: 700 + n * 108, y: 360 }, sensor([paint.clay, paint.leaf, paint.dune][n] as string)),
    ),
    each([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], (n) => put({ x: 1010 + n * 15, y: 330 }, axle(150 - n * 12))),
    put({ x: 668, y: 470 }, frame(paint.indigo)),
    put({ x: 838, y: 470 }, frame(paint.dune)),
    times(24, (n) =>
      put(
        { x: 92 + (n % 12) * 30, y: 580 + Math.floor(n / 12) * 46 },
        peg([paint.night, paint.indigo, paint.madder][n % 3] as string),
      ),
    ),
    each([0, 1, 2, 3], (n) =>
      put({ x: 570 + n * 112, y: 592 }, angle([paint.clay, paint.leaf, paint.madder, paint.steel][n] as string)),
    ),
    each([0, 1, 2, 3, 4], (n) =>
      put(
        { x: 84 + n * 92, y: 670 },
        brickAbove(3, 2, [paint.madder, paint.dune, paint.palm, paint.indigo, paint.clay][n] as string, 25),
      ),
    ),
    each([0, 1, 2, 3, 4, 5], (n) =>
      put(
        { x: 580 + n * 60, y: 722 },
        circle(0, 0, 20, [paint.night, paint.steel][n % 2] as string),
        circle(0, 0, 9, paint.sand),
      ),
    ),
    hand,
  );
