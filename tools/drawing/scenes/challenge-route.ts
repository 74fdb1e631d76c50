import { brickRobotAbove } from '../kit/brick-robots.ts';
import { cast } from '../kit/cast.ts';
import { mix, paint } from '../kit/palette.ts';
import { brickAbove } from '../kit/props.ts';
import { all, circle, type Drawing, each, line, oval, poly, put, rect, shape, times } from '../kit/svg.ts';
import { band, cloth, upright } from '../kit/weaving.ts';

const sand = mix(paint.dune, paint.milk, 0.62);

/** The printed ground of the season: a dig, a sea, a road, palms. */
const ground = all(
  rect(0, 0, 1040, 560, sand),
  shape('M0 0h420q-40 120 -190 130t-230 120z', mix(paint.indigo, paint.milk, 0.35)),
  shape('M0 0h350q-60 90 -180 100t-170 90z', paint.indigo),
  shape('M1040 560h-380q20 -130 150 -150t230 -120z', paint.mint),
  shape('M1040 560h-300q40 -90 130 -110t170 -70z', paint.leaf),
  times(5, (n) =>
    line(
      `M${430 + n * 26} ${120 + n * 22}h${250 - n * 52}v${160 - n * 44 > 0 ? 160 - n * 44 : 4}h-${250 - n * 52}z`,
      mix(sand, paint.ochre, 0.2 + n * 0.12),
      14,
    ),
  ),
  line('M40 500q220 20 300 -110t330 -70t330 -220', mix(sand, paint.clay, 0.35), 26),
  each(
    [
      [800, 470],
      [860, 430],
      [930, 480],
      [980, 420],
    ] as const,
    ([x, y]) => times(6, (n) => put({ x, y, turn: n * 60 }, oval(0, -16, 6, 16, paint.moss))),
  ),
);

/** Six mission models of bricks, from above. */
const missions = all(
  put(
    { x: 110, y: 70, turn: -12 },
    brickAbove(4, 3, paint.milk, 22),
    put({ x: 22, y: 22 }, brickAbove(2, 1, paint.madder, 22)),
  ),
  put(
    { x: 470, y: 160 },
    brickAbove(3, 3, paint.ochre, 22),
    put({ x: 22, y: -34, turn: 30 }, brickAbove(1, 5, paint.madder, 18)),
  ),
  put(
    { x: 860, y: 70, turn: 8 },
    brickAbove(5, 2, paint.palm, 22),
    put({ x: 24, y: 44 }, brickAbove(1, 3, paint.dune, 22)),
    put({ x: 68, y: 44 }, brickAbove(1, 3, paint.dune, 22)),
  ),
  put(
    { x: 640, y: 380, turn: -20 },
    circle(50, 40, 60, paint.clay),
    circle(50, 40, 44, mix(paint.clay, paint.night, 0.2)),
    put({ x: 28, y: 18 }, brickAbove(2, 2, paint.milk, 22)),
  ),
  put(
    { x: 310, y: 420, turn: 14 },
    brickAbove(2, 5, paint.indigo, 22),
    put({ x: 44, y: 22 }, brickAbove(3, 1, paint.dune, 22)),
  ),
  put({ x: 920, y: 300 }, brickAbove(3, 3, paint.madder, 22), put({ x: 11, y: 11 }, brickAbove(2, 2, paint.milk, 22))),
);

const route = 'M150 560q60 -60 40 -160T250 180q120 -90 240 20t210 90t190 -110q80 -60 60 120t-230 130';
const stops = [
  [250, 180],
  [490, 200],
  [890, 180],
  [950, 300],
  [720, 430],
] as const;

const hand = (
  x: number,
  y: number,
  turn: number,
  skin: string,
  sleeve: string,
  name: string,
  holds: Drawing,
): Drawing =>
  put(
    { x, y, turn },
    shape('M-52 120h104l14 300h-132z', sleeve),
    cloth(name, -54, 120, 108, 48, 12),
    shape(
      'M-40 124q-8 -90 4 -104q8 -10 16 0l4 -58q2 -12 13 -12t12 12l3 40q8 -12 16 -6q6 -8 14 0q10 6 6 40l-8 88z',
      skin,
    ),
    line('M-4 2l2 40M18 8l-4 34', mix(skin, '#000000', 0.16), 4),
    holds,
  );

const pencil = put(
  { x: -4, y: -30, turn: -32 },
  rect(-9, -120, 18, 130, paint.dune, 3),
  shape('M-9 -120 9 -120 0 -152z', mix(paint.dune, paint.milk, 0.6)),
  shape('M-3.4 -140 3.4 -140 0 -152z', paint.night),
  rect(-9, 0, 18, 18, paint.clay, 4),
);

export const challengeRoute = (): Drawing =>
  all(
    rect(0, 0, 1200, 800, paint.dusk),
    times(16, (n) => line(`M${n * 80} 0v800`, mix(paint.dusk, paint.night, 0.3), 3)),
    rect(52, 92, 1112, 640, 'rgba(8,18,35,.35)', 14),
    rect(44, 78, 1112, 640, paint.ochre, 12),
    rect(56, 90, 1088, 616, paint.night, 4),
    band(56, 90, 1088, 24, [paint.night, paint.madder, paint.sand, paint.dune]),
    band(56, 682, 1088, 24, [paint.night, paint.madder, paint.sand, paint.dune]),
    upright(56, 114, 24, 568, [paint.night, paint.madder, paint.sand, paint.dune]),
    upright(1120, 114, 24, 568, [paint.night, paint.madder, paint.sand, paint.dune]),
    put(
      { x: 80, y: 118 },
      ground,
      shape('M0 560v-130a150 150 0 0 1 230 130z', paint.palm),
      line('M0 430a150 150 0 0 1 230 130', paint.milk, 8),
      missions,
      line(route, paint.milk, 12, '2 1'),
      line(route, paint.madder, 8, '26 18'),
      each(
        stops,
        ([x, y]) =>
          circle(x, y, 20, paint.milk) +
          poly(
            [
              [x, y - 13],
              [x + 13, y],
              [x, y + 13],
              [x - 13, y],
            ],
            paint.madder,
          ),
      ),
    ),
    put({ x: 216, y: 590, turn: 8, scale: 0.92 }, brickRobotAbove(paint.madder, paint.dune, 'go')),
    hand(760, 640, -16, cast.saad.skin, paint.palm, 'Najd', pencil),
    hand(1050, 200, 176, cast.maha.skin, paint.indigo, 'Abha', ''),
    hand(420, 130, 168, cast.faris.skin, paint.clay, 'Hail', ''),
  );
