import { cast } from '../kit/cast.ts';
import { metalRobot } from '../kit/metal-robot.ts';
import { mix, paint } from '../kit/palette.ts';
import { gear } from '../kit/parts.ts';
import { person } from '../kit/people.ts';
import { all, circle, type Drawing, each, line, put, rect, shape, times } from '../kit/svg.ts';
import { band } from '../kit/weaving.ts';

const wrench = (length: number, fill: string): Drawing =>
  all(
    rect(-9, -length, 18, length, fill, 6),
    shape(`M-24 ${-length - 34}l10 -14v26h28v-26l10 14v30l-16 18h-16l-16 -18z`, fill),
    circle(0, -14, 5, paint.night),
  );
const driver = (fill: string): Drawing =>
  all(
    rect(-13, -60, 26, 62, fill, 10),
    rect(-4, -150, 8, 92, paint.steel),
    shape('M-7 -164h14l-2 18h-10z', paint.steel),
    line('M-5 -50v40M5 -50v40', mix(fill, paint.night, 0.3), 3),
  );
const pliers = all(
  line('M-12 0q-10 -60 10 -100l12 -40M12 0q10 -60 -10 -100l-12 -40', paint.clay, 13),
  line('M4 -108l10 -46M-4 -108l-10 -46', paint.steel, 12),
  circle(0, -106, 9, paint.night),
);

const pegboard = all(
  rect(90, 40, 1020, 420, mix(paint.palm, paint.night, 0.35), 12),
  rect(90, 40, 1020, 24, paint.ochre, 8),
  times(8, (row) => times(21, (n) => circle(126 + n * 47.4, 96 + row * 46, 3.4, mix(paint.palm, paint.night, 0.65)))),
  put({ x: 190, y: 330 }, wrench(190, paint.steel)),
  put({ x: 250, y: 310 }, wrench(150, mix(paint.steel, paint.milk, 0.3))),
  put({ x: 304, y: 290 }, wrench(116, paint.steel)),
  each([paint.madder, paint.dune, paint.clay, paint.indigo], (fill, n) =>
    put({ x: 860 + n * 58, y: 262 - n * 8 }, driver(fill)),
  ),
  put({ x: 520, y: 150 }, gear(56, 14, paint.dune)),
  put({ x: 620, y: 196 }, gear(40, 10, paint.sand)),
  put({ x: 690, y: 128 }, gear(34, 9, paint.clay)),
  put({ x: 420, y: 240 }, pliers),
  put({ x: 1060, y: 400, turn: 8 }, pliers),
);

const battery = all(
  rect(0, -70, 130, 70, paint.night, 8),
  rect(0, -70, 130, 16, paint.madder, 8),
  rect(18, -42, 94, 26, paint.dusk, 4),
  times(3, (n) => rect(24 + n * 20, -37, 14, 16, paint.leaf, 2)),
  line('M110 -70q10 -60 60 -40', paint.madder, 7),
  line('M90 -70q0 -80 90 -70', paint.deep, 7),
);

const goggled = { glasses: true } as const;

export const techBench = (): Drawing =>
  all(
    rect(0, 0, 1200, 800, paint.palm),
    rect(0, 0, 1200, 800, 'rgba(8,18,35,.12)'),
    pegboard,
    put({ x: 600, y: 590, scale: 1.08 }, metalRobot({ plate: paint.madder, lift: 0.5 })),
    put(
      { x: 230, y: 400, scale: 1.72 },
      person({
        ...cast.sara,
        ...goggled,
        shirt: paint.night,
        team: 'Tabuk',
        look: [0.9, 0.5],
        hands: [-34, 118, 128, 38],
      }),
    ),
    put({ x: 452, y: 470, turn: 62, scale: 0.9 }, wrench(120, paint.haze)),
    put(
      { x: 976, y: 400, scale: 1.72 },
      person({
        ...cast.omar,
        ...goggled,
        shirt: paint.night,
        team: 'Tabuk',
        look: [-0.9, 0.5],
        mood: 'calm',
        hands: [-112, 92, 40, 120],
      }),
    ),
    rect(0, 588, 1200, 220, paint.ochre),
    rect(0, 588, 1200, 18, paint.dune),
    band(0, 726, 1200, 74, [paint.night, paint.madder, paint.sand, paint.dune]),
    put({ x: 70, y: 700 }, battery),
    each(
      [
        [420, 650],
        [460, 676],
        [500, 644],
        [836, 660],
        [880, 684],
        [930, 650],
      ] as const,
      ([x, y], n) =>
        put(
          { x, y, turn: n * 17 },
          shape('M-14 -8l14 -8l14 8v16l-14 8l-14 -8z', paint.steel),
          circle(0, 0, 7, paint.ochre),
        ),
    ),
    put(
      { x: 1050, y: 690 },
      rect(-70, -50, 140, 60, paint.indigo, 8),
      rect(-70, -50, 140, 16, paint.steel, 8),
      times(4, (n) => circle(-45 + n * 30, -10, 9, paint.dune)),
    ),
    put({ x: 690, y: 668, turn: 84 }, driver(paint.clay)),
  );
