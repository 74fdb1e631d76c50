import { brickRobot } from '../kit/brick-robots.ts';
import { cast } from '../kit/cast.ts';
import type { Head } from '../kit/heads.ts';
import { mix, paint } from '../kit/palette.ts';
import { person } from '../kit/people.ts';
import { all, circle, type Drawing, each, put, rect, shape, times } from '../kit/svg.ts';
import { band, bunting, cloth } from '../kit/weaving.ts';

const member = (
  x: number,
  y: number,
  scale: number,
  who: Head,
  shirt: string,
  team: string,
  more: object = {},
): Drawing => put({ x, y, scale }, person({ ...who, shirt, team, below: 'trousers', ...more }));

/** The cloths of the two teams, which meet in the middle. */
const curtain = all(
  cloth('Thadiq', 40, 60, 520, 420, 26),
  cloth('Rabigh', 640, 60, 520, 420, 26),
  `<rect x="40" y="60" width="520" height="420" fill="${paint.moss}" opacity=".58"/><rect x="640" y="60" width="520" height="420" fill="${paint.wine}" opacity=".58"/>`,
  times(13, (n) => shape(`M${40 + n * 40} 480h40l-20 30z`, n % 2 ? paint.dune : paint.leaf)),
  times(13, (n) => shape(`M${640 + n * 40} 480h40l-20 30z`, n % 2 ? paint.dune : paint.clay)),
  rect(24, 46, 552, 18, paint.ochre, 8),
  rect(624, 46, 552, 18, paint.ochre, 8),
);

export const fairPlay = (): Drawing =>
  all(
    rect(0, 0, 1200, 800, paint.sand),
    curtain,
    rect(0, 590, 1200, 210, mix(paint.dune, paint.ochre, 0.3)),
    rect(0, 584, 1200, 12, paint.ochre),
    shape('M596 596h8l16 178h-40z', paint.milk),
    bunting([0, 10], [1200, 10], [paint.palm, paint.madder, paint.dune], 26, 18),
    put(
      { x: 600, y: 330 },
      each(
        [
          [150, paint.dune],
          [116, paint.honey],
        ] as const,
        ([r, fill]) => circle(0, 30, r, fill),
      ),
      times(16, (n) =>
        put({ y: 30, turn: n * 22.5 }, shape('M-12 -126h24l-12 -34z', n % 2 ? paint.palm : paint.madder)),
      ),
    ),
    member(110, 446, 1.06, cast.yousef, paint.palm, 'Thadiq', {
      look: [0.8, 0],
      mood: 'joy',
      hands: [-56, -66, 56, -66],
    }),
    member(264, 430, 1.14, cast.maha, paint.palm, 'Thadiq', { look: [0.8, 0.1], hands: [-20, 56, 22, 54] }),
    member(1092, 446, 1.06, cast.reem, paint.madder, 'Rabigh', {
      look: [-0.8, 0],
      mood: 'joy',
      hands: [-22, 50, 22, 50],
    }),
    member(938, 430, 1.14, cast.omar, paint.madder, 'Rabigh', {
      look: [-0.8, 0.1],
      mood: 'joy',
      hands: [-60, 92, 62, -60],
    }),
    member(440, 404, 1.5, cast.badr, paint.palm, 'Thadiq', { look: [1, 0], hands: [-56, 92, 110, 62] }),
    member(766, 404, 1.5, cast.faris, paint.madder, 'Rabigh', {
      look: [-1, 0],
      mood: 'joy',
      hands: [-114, 62, 56, 92],
    }),
    put(
      { x: 600, y: 498 },
      put({ turn: -14 }, rect(-22, -13, 46, 26, cast.badr.skin, 13)),
      put({ turn: 20 }, rect(-20, -12, 44, 24, cast.faris.skin, 12)),
      times(3, (n) => put({ x: -16 + n * 11, y: -4 + n * 2, turn: 24 }, rect(-4, -9, 8, 19, cast.faris.skin, 4))),
    ),
    put({ x: 250, y: 770, scale: 0.66 }, brickRobot({ body: paint.palm, trim: paint.dune, shows: 'smile' })),
    put({ x: 954, y: 770, scale: 0.66 }, brickRobot({ body: paint.madder, trim: paint.sand, shows: 'heart' })),
    band(0, 774, 1200, 26, [paint.night, paint.dune, paint.sand, paint.madder]),
  );
