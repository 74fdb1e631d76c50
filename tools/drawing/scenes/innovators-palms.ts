import { cast } from '../kit/cast.ts';
import { mix, paint } from '../kit/palette.ts';
import { gear, hub, wheel } from '../kit/parts.ts';
import { person } from '../kit/people.ts';
import { board, palm } from '../kit/props.ts';
import { all, circle, type Drawing, each, line, oval, put, rect, shape, times } from '../kit/svg.ts';
import { band } from '../kit/weaving.ts';

const bark = mix(paint.ochre, paint.wine, 0.5);

const drop = (x: number, y: number, size: number): Drawing =>
  put({ x, y, scale: size }, shape('M0 -12q10 14 10 20a10 10 0 0 1 -20 0q0 -6 10 -20z', paint.sky));

/** A robot with a tank of water on its back and a long neck that leans over a palm. */
const waterer = all(
  line('M96 -170q90 -130 190 -96q40 14 36 50', paint.palm, 24),
  line('M96 -170q90 -130 190 -96q40 14 36 50', paint.leaf, 4, '3 12'),
  put(
    { x: 322, y: -206 },
    shape('M-26 0h52l12 26h-76z', paint.dune),
    each([-24, -6, 12, 28], (x, n) => drop(x, 56 + (n % 2) * 26, 0.9) + drop(x + 6, 108 + (n % 2) * 20, 0.7)),
  ),
  rect(-150, -130, 290, 86, paint.madder, 18),
  band(-150, -112, 290, 44, [paint.night, paint.dune, paint.sand, paint.clay]),
  rect(-140, -250, 150, 128, paint.sky, 26),
  rect(-140, -206, 150, 84, mix(paint.indigo, paint.leaf, 0.35), 20),
  line('M-140 -206q38 -14 75 0t75 0', paint.milk, 6),
  rect(-90, -268, 50, 22, paint.dune, 6),
  rect(40, -190, 100, 70, paint.sand, 14),
  put({ x: 90, y: -206 }, hub(86, 'heart', paint.milk)),
  line('M60 -250l-8 -40M120 -250l8 -40', paint.dune, 6),
  circle(52, -294, 9, paint.leaf),
  circle(128, -294, 9, paint.leaf),
  put({ x: -96, y: -44 }, wheel(46, paint.dune)),
  put({ x: 0, y: -44 }, wheel(46, paint.dune)),
  put({ x: 98, y: -44 }, wheel(46, paint.dune)),
  put({ x: -150, y: -150 }, gear(26, 9, paint.sand)),
);

/** A probe in the ground that measures moisture. */
const probe = (level: number): Drawing =>
  all(
    rect(-8, -90, 16, 100, paint.steel, 4),
    rect(-26, -120, 52, 44, paint.night, 8),
    rect(-18, -112, 36, 28, paint.dusk, 4),
    times(3, (n) => rect(-14 + n * 11, -88 - (n + 1) * 7, 8, (n + 1) * 7, n < level ? paint.leaf : paint.steel, 1)),
  );

export const innovatorsPalms = (): Drawing =>
  all(
    rect(0, 0, 1200, 800, mix(paint.dune, paint.milk, 0.36)),
    circle(860, 230, 130, paint.milk),
    circle(860, 230, 104, paint.honey),
    shape('M0 420q200 -90 420 -40t460 -20t320 20v160h-1200z', mix(paint.dune, paint.clay, 0.3)),
    shape('M0 470q300 -60 620 -10t580 -20v120h-1200z', mix(paint.dune, paint.ochre, 0.4)),
    each(
      [
        [70, 250],
        [180, 200],
        [460, 190],
        [560, 230],
        [1010, 210],
        [1150, 260],
      ] as const,
      ([x, height]) => put({ x, y: 520 }, palm(height, paint.moss, mix(paint.ochre, paint.night, 0.2))),
    ),
    shape('M0 510h1200v290h-1200z', paint.ochre),
    times(4, (n) =>
      shape(`M0 ${560 + n * 66}q300 -18 600 0t600 0v26q-300 18 -600 0t-600 0z`, mix(paint.ochre, paint.night, 0.16)),
    ),
    shape('M0 690q300 -24 600 0t600 0v46q-300 24 -600 0t-600 0z', mix(paint.indigo, paint.leaf, 0.4)),
    line('M60 712q60 -10 120 0M360 716q60 10 120 0M760 708q60 -10 120 0M1010 716q50 8 100 0', paint.sky, 5),
    put({ x: 990, y: 640 }, oval(0, 4, 70, 14, mix(paint.ochre, paint.night, 0.3)), palm(430, paint.palm, bark)),
    put({ x: 1120, y: 660 }, palm(300, paint.leaf, bark)),
    put({ x: 1060, y: 668 }, probe(1)),
    put({ x: 70, y: 660 }, palm(420, paint.palm, bark)),
    put({ x: 150, y: 660 }, probe(3)),
    put({ x: 590, y: 690, scale: 1.06 }, waterer),
    put(
      { x: 330, y: 440, scale: 1.1 },
      person({
        ...cast.noura,
        shirt: paint.palm,
        team: 'Hofuf',
        below: 'trousers',
        look: [0.8, 0.2],
        hands: [-30, 64, 36, 56],
      }),
      put(
        { x: 6, y: 66, turn: -6 },
        board(76, 56, paint.night, paint.sky),
        line('M-22 8l14 -16l12 10l18 -18', paint.palm, 5),
      ),
    ),
    put(
      { x: 226, y: 500, scale: 0.92 },
      person({
        ...cast.badr,
        shirt: paint.palm,
        team: 'Hofuf',
        below: 'trousers',
        look: [0.9, -0.3],
        mood: 'joy',
        hands: [-60, 90, 80, -50],
      }),
    ),
  );
