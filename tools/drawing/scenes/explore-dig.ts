import { createRandom } from '#demo/random.ts';
import { cast } from '../kit/cast.ts';
import { mix, paint } from '../kit/palette.ts';
import { beam, gear, hub } from '../kit/parts.ts';
import { person } from '../kit/people.ts';
import { brick, cloud, palm } from '../kit/props.ts';
import { all, circle, type Drawing, each, inside, line, oval, poly, put, rect, shape, times } from '../kit/svg.ts';
import { band, bunting, cloth } from '../kit/weaving.ts';

const layers = ['#e6c58c', '#d7a866', '#bf8550', '#9c6238', '#7a472b'] as const;

const jar = (fill: string): Drawing =>
  all(
    shape('M-22 -92h44l-6 18q44 26 38 66q-6 44 -54 46q-48 -2 -54 -46q-6 -40 38 -66z', fill),
    band(-50, -26, 100, 30, [paint.wine, paint.sand, paint.dune, paint.night]),
    line('M-18 -84q-40 0 -36 34M18 -84q40 0 36 34', mix(fill, paint.night, 0.25), 8),
    rect(-26, -98, 52, 12, mix(fill, paint.milk, 0.25), 5),
  );
const bone = all(
  rect(-50, -8, 100, 16, paint.milk, 6),
  circle(-52, -9, 11, paint.milk),
  circle(-52, 9, 11, paint.milk),
  circle(52, -9, 11, paint.milk),
  circle(52, 9, 11, paint.milk),
);
const shell = times(4, (n) =>
  line(`M0 0m-${34 - n * 9} 0a${34 - n * 9} ${34 - n * 9} 0 1 1 ${68 - n * 18} 0`, n % 2 ? paint.blush : paint.clay, 9),
);
const tablet = all(
  rect(-58, -72, 116, 144, paint.steel, 12),
  rect(-48, -62, 96, 124, paint.haze, 8),
  each([0, 1, 2, 3], (n) =>
    line(`M-34 ${-40 + n * 27}h${n % 2 ? 26 : 40}M${n % 2 ? 8 : 22} ${-48 + n * 27}l8 16l10 -16`, paint.dusk, 6),
  ),
);

/** A crane of beams that lifts what was found. */
const crane = all(
  put({ x: 0, y: 0 }, brick(5, paint.indigo, 26)),
  put({ x: 26, y: -31 }, brick(3, paint.dune, 26)),
  put({ x: 65, y: -92 }, hub(66, 'heart', paint.milk)),
  put({ x: 66, y: -126, turn: -58 }, beam(9, paint.madder, 22)),
  put({ x: 158, y: -278, turn: 24 }, beam(8, paint.madder, 22)),
  put({ x: 160, y: -280 }, gear(26, 9, paint.dune)),
  line('M308 -214v120', paint.night, 4),
  line('M308 -94l-16 22M308 -94l16 22', paint.night, 5),
);

export const exploreDig = (): Drawing => {
  const random = createRandom(21);
  const top = 400;
  return all(
    rect(0, 0, 1200, 800, mix(paint.leaf, paint.milk, 0.78)),
    circle(160, 120, 64, paint.dune),
    cloud(420, 120, 0.9, paint.milk),
    cloud(980, 90, 1.1, paint.milk),
    shape('M0 400V320q200 -80 420 -20t420 -40t360 50v90z', mix(paint.leaf, paint.milk, 0.4)),
    put({ x: 1120, y: top + 6 }, palm(250)),
    put({ x: 60, y: top + 6 }, palm(200)),
    bunting([90, 170], [1130, 140], [paint.madder, paint.dune, paint.palm], 20, 30),
    each(layers, (fill, n) => shape(`M0 ${top + n * 84}q150 ${n % 2 ? 22 : -18} 320 0t320 0t320 0t320 0V800H0z`, fill)),
    times(70, () =>
      oval(
        random.between(10, 1190),
        random.between(top + 40, 790),
        random.between(3, 9),
        random.between(2, 6),
        'rgba(60,30,16,.28)',
      ),
    ),
    put({ x: 130, y: 640 }, jar(paint.clay)),
    put({ x: 300, y: 730, turn: -14 }, bone),
    put({ x: 400, y: 590, turn: 12 }, shell),
    put({ x: 556, y: 690, turn: -8, scale: 1.1 }, tablet),
    put({ x: 760, y: 740 }, gear(54, 12, paint.ochre, paint.dune)),
    put({ x: 1080, y: 690, turn: 16 }, jar(paint.indigo)),
    inside(
      'M860 560q60 -30 130 6q10 60 -20 96q-70 30 -120 -14q-10 -50 10 -88z',
      cloth('old cloth', 840, 540, 160, 140, 13),
    ),
    shape(`M612 ${top - 6}q-8 120 60 130h50q66 -12 60 -130z`, '#f1dcb4'),
    put({ x: 700, y: 492, scale: 0.66, turn: -6 }, jar(paint.madder)),
    put(
      { x: 330, y: 206, scale: 0.92 },
      person({
        ...cast.tala,
        shirt: paint.clay,
        team: 'Tala',
        below: 'trousers',
        look: [0.9, 0.5],
        mood: 'joy',
        hands: [-50, 90, 92, 60],
      }),
    ),
    put({ x: 378, y: 400 }, crane),
    put(
      { x: 882, y: 262, scale: 0.96 },
      person({
        ...cast.ziad,
        shirt: paint.palm,
        team: 'Ziad',
        below: 'seated',
        trousers: paint.dusk,
        look: [-0.9, 0.8],
        mood: 'wow',
        hands: [-96, 96, 36, 110],
      }),
    ),
    put(
      { x: 776, y: 372, turn: -128 },
      rect(-5, -70, 10, 60, paint.ochre, 4),
      shape('M-13 -14h26l6 30h-38z', paint.sand),
    ),
    put(
      { x: 196, y: 216, scale: 0.86 },
      person({
        ...cast.yousef,
        shirt: paint.indigo,
        team: 'Yousef',
        below: 'trousers',
        look: [0.7, 0.3],
        hands: [-30, 66, 40, 62],
      }),
    ),
    put(
      { x: 200, y: 272 },
      rect(-34, -26, 68, 50, paint.madder, 5),
      rect(-28, -20, 56, 38, paint.milk, 3),
      line('M-18 -8h36M-18 4h24', paint.indigo, 4),
    ),
    poly(
      [
        [600, top - 2],
        [600, top - 60],
        [640, top - 46],
        [600, top - 32],
      ],
      paint.madder,
    ),
    line(`M600 ${top}v-62`, paint.ochre, 6),
  );
};
