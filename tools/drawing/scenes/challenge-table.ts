import { brickRobot } from '../kit/brick-robots.ts';
import { cast } from '../kit/cast.ts';
import { crowd } from '../kit/crowd.ts';
import { mix, paint } from '../kit/palette.ts';
import { person } from '../kit/people.ts';
import { beamOfLight, board, brick } from '../kit/props.ts';
import { all, circle, type Drawing, each, inside, line, oval, put, rect, shape } from '../kit/svg.ts';
import { band, bunting } from '../kit/weaving.ts';

/** Which of the seven bars of a digit are lit, from the top around and then the middle. */
const digits: Record<string, string> = { 0: '1111110', 1: '0110000', 2: '1101101', 4: '0110011', 7: '1110000' };
const bars = ['M8 0h34', 'M50 8v34', 'M50 58v34', 'M8 100h34', 'M0 58v34', 'M0 8v34', 'M8 50h34'];
const digit = (of: string): Drawing =>
  each(bars, (d, n) => line(d, digits[of]?.[n] === '1' ? paint.dune : paint.dusk, 11));

const clock = all(
  rect(-170, -20, 340, 150, paint.deep, 16),
  rect(-158, -8, 316, 126, paint.night, 10),
  put({ x: -116, y: 6 }, digit('1')),
  circle(-36, 38, 7, paint.dune),
  circle(-36, 78, 7, paint.dune),
  put({ x: -8, y: 6 }, digit('4')),
  put({ x: 78, y: 6 }, digit('7')),
);

const mat = 'M150 520H1050L1180 720H20z';
const models = all(
  put(
    { x: 250, y: 590 },
    brick(4, paint.madder, 24),
    put({ x: 24, y: -29 }, brick(2, paint.dune, 24)),
    put({ x: 36, y: -58 }, brick(1, paint.milk, 24)),
  ),
  put(
    { x: 850, y: 580 },
    brick(5, paint.palm, 24),
    put({ x: 0, y: -29 }, brick(1, paint.palm, 24)),
    put({ x: 96, y: -29 }, brick(1, paint.palm, 24)),
    line('M12 -64h96', paint.clay, 8),
  ),
  put({ x: 930, y: 690 }, brick(3, paint.indigo, 30), put({ x: 30, y: -36 }, brick(1, paint.dune, 30))),
  put({ x: 110, y: 700 }, brick(2, paint.dune, 30), put({ x: 30, y: -36, turn: 8 }, brick(3, paint.clay, 24))),
);

export const challengeTable = (): Drawing =>
  all(
    rect(0, 0, 1200, 800, paint.night),
    each([180, 600, 1020], (x) => beamOfLight(x, -20, 600 + (600 - x) * 0.2, 620, 560, paint.honey, 0.13)),
    crowd(7, [0, 190, 1200], 3, 34, [paint.palm, paint.madder, paint.indigo, paint.dune, paint.clay]),
    `<rect x="0" y="120" width="1200" height="300" fill="${paint.night}" opacity=".42"/>`,
    rect(0, 400, 1200, 400, paint.dusk),
    bunting([0, 20], [1200, 20], [paint.madder, paint.dune, paint.leaf, paint.sand], 26, 26),
    put({ x: 600, y: 76 }, clock),
    put(
      { x: 330, y: 356, scale: 1.42 },
      person({
        ...cast.lama,
        shirt: paint.palm,
        team: 'Najd',
        mood: 'wow',
        look: [0.8, 0.7],
        hands: [-15, 50, 15, 48],
      }),
    ),
    put(
      { x: 640, y: 350, scale: 1.42 },
      person({
        ...cast.saad,
        shirt: paint.palm,
        team: 'Najd',
        mood: 'joy',
        look: [-0.2, 0.8],
        hands: [-78, -70, 78, -66],
      }),
    ),
    put(
      { x: 1010, y: 330, scale: 1.5 },
      person({
        ...cast.amal,
        shirt: paint.milk,
        stripes: paint.night,
        grown: true,
        look: [-0.9, 0.6],
        hands: [-50, 60, 44, 76],
      }),
      put({ x: -8, y: 78, turn: -8, scale: 0.9 }, board(80, 96, paint.wine, paint.milk)),
    ),
    shape('M130 506H1070L1200 742V800H0V742z', paint.ochre),
    shape(mat, '#f0dfba'),
    inside(
      mat,
      shape('M0 520h420q-30 60 -200 70t-220 80z', paint.steel),
      shape('M1200 720v-160q-200 0 -260 80t-180 90z', paint.mint),
      line('M200 720q180 -40 330 -60t330 -110', mix(paint.dune, paint.clay, 0.3), 22),
      oval(600, 600, 150, 34, mix(paint.dune, paint.milk, 0.3)),
      oval(600, 600, 108, 24, paint.dune),
    ),
    models,
    oval(560, 694, 140, 20, 'rgba(8,18,35,.28)'),
    put({ x: 560, y: 700, scale: 0.92 }, brickRobot({ body: paint.madder, trim: paint.sand, shows: 'go' })),
    shape('M0 742L20 716H1180L1200 742z', paint.dune),
    band(0, 742, 1200, 58, [paint.night, paint.madder, paint.sand, paint.dune]),
  );
