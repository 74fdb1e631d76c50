import { brickRobot } from '../kit/brick-robots.ts';
import { cast } from '../kit/cast.ts';
import { mix, paint } from '../kit/palette.ts';
import { beam } from '../kit/parts.ts';
import { person } from '../kit/people.ts';
import { all, circle, type Drawing, each, line, put, rect, shape, times } from '../kit/svg.ts';
import { band, cloth } from '../kit/weaving.ts';

/** A block of a program: a notch above, a peg below, shapes instead of words. */
function block(x: number, y: number, width: number, fill: string, ...says: Drawing[]): Drawing {
  return put(
    { x, y },
    shape(
      `M6 0h14l8 8h18l8 -8h${width - 60}q6 0 6 6v32q0 6 -6 6h-${width - 60}l-8 8h-18l-8 -8h-14q-6 0 -6 -6v-32q0 -6 6 -6z`,
      fill,
    ),
    ...says,
  );
}
const pill = (x: number, width: number) => rect(x, 11, width, 22, paint.milk, 11);
const word = (x: number, width: number) => rect(x, 17, width, 10, 'rgba(255,255,255,.75)', 5);

const program = all(
  block(
    40,
    36,
    210,
    paint.dune,
    word(20, 70),
    circle(130, 22, 11, paint.milk),
    shape('M126 15l10 7l-10 7z', paint.palm),
  ),
  block(40, 80, 260, paint.indigo, word(20, 60), pill(94, 54), word(160, 40)),
  shape(
    'M46 124h14l8 8h18l8 -8h190q6 0 6 6v32q0 6 -6 6h-166l-8 8h-18l-8 -8h-6q-6 0 -6 6v84q0 6 6 6h186q6 0 6 6v20q0 6 -6 6h-210q-6 0 -6 -6v-174q0 -6 6 -6z',
    paint.palm,
  ),
  word(62, 0),
  put({ x: 40, y: 124 }, word(24, 50), pill(88, 40)),
  block(66, 170, 230, paint.madder, word(20, 50), pill(84, 44), word(140, 50)),
  block(66, 214, 190, paint.indigo, word(20, 80), pill(112, 46)),
  block(40, 304, 200, paint.clay, word(20, 44), pill(76, 70)),
);

const screen = all(
  rect(-320, -420, 640, 430, paint.deep, 26),
  rect(-298, -398, 596, 386, paint.milk, 8),
  rect(-298, -398, 120, 386, paint.haze, 8),
  rect(-298, -398, 596, 30, paint.dusk, 8),
  each([paint.indigo, paint.madder, paint.palm, paint.dune, paint.clay, paint.leaf], (fill, n) =>
    circle(-238, -330 + n * 54, 17, fill),
  ),
  put({ x: -196, y: -386 }, program),
  put({ x: 216, y: -50, scale: 0.6 }, brickRobot({ body: paint.palm, trim: paint.dune, shows: 'go' })),
  line('M120 -196h160', paint.flax, 6, '10 10'),
  circle(-276, -383, 6, paint.clay),
  circle(-256, -383, 6, paint.dune),
  shape('M-380 34q-6 -26 24 -26h712q30 0 24 26z', paint.steel),
  rect(-390, 26, 780, 16, mix(paint.steel, paint.night, 0.3), 8),
);

export const challengeCode = (): Drawing =>
  all(
    rect(0, 0, 1200, 800, paint.madder),
    cloth('One more block', 0, 0, 1200, 800, 50),
    `<rect width="1200" height="800" fill="${paint.wine}" opacity="0.82"/>`,
    put(
      { x: 130, y: 410, scale: 1.9 },
      person({
        ...cast.badr,
        shirt: paint.palm,
        team: 'Najd',
        look: [1, 0.1],
        mood: 'joy',
        hands: [-50, 120, 110, 120],
      }),
    ),
    put(
      { x: 1076, y: 400, scale: 1.9 },
      person({
        ...cast.noura,
        shirt: paint.palm,
        team: 'Najd',
        look: [-1, 0.2],
        hands: [-104, 60, 40, 120],
      }),
    ),
    put({ x: 600, y: 630, scale: 1.12 }, screen),
    rect(0, 664, 1200, 140, paint.ochre),
    rect(0, 664, 1200, 14, paint.dune),
    band(0, 760, 1200, 40, [paint.night, paint.madder, paint.sand, paint.dune]),
    put({ x: 190, y: 720, turn: -8 }, beam(7, paint.sand, 22)),
    put({ x: 900, y: 726, turn: 12 }, beam(5, paint.clay, 22)),
    times(
      3,
      (n) =>
        circle(1060 + n * 34, 716 + (n % 2) * 14, 12, paint.night) +
        circle(1060 + n * 34, 716 + (n % 2) * 14, 5, paint.ochre),
    ),
  );
