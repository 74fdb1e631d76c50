import { createRandom } from '#demo/random.ts';
import { brickRobot } from '../kit/brick-robots.ts';
import { cast } from '../kit/cast.ts';
import { metalRobot } from '../kit/metal-robot.ts';
import { mix, paint } from '../kit/palette.ts';
import { gear } from '../kit/parts.ts';
import { person } from '../kit/people.ts';
import { brick, palm, stars, trophy } from '../kit/props.ts';
import { all, circle, type Drawing, each, inside, line, poly, put, rect, shape, times } from '../kit/svg.ts';
import { band, cloth } from '../kit/weaving.ts';

const warm = mix(paint.dune, paint.milk, 0.45);
const bench = (width: number) =>
  rect(0, 0, width, 12, paint.ochre, 4) + rect(10, 12, 10, 60, paint.ochre) + rect(width - 20, 12, 10, 60, paint.ochre);
const lamp = (x: number, y: number) =>
  line(`M${x} ${y}v26`, paint.night, 3) +
  shape(`M${x - 24} ${y + 44}l12 -20h24l12 20z`, paint.madder) +
  `<g opacity="0.35">${poly(
    [
      [x - 20, y + 44],
      [x + 20, y + 44],
      [x + 90, y + 190],
      [x - 90, y + 190],
    ],
    paint.milk,
  )}</g>`;

/** A lit room cut open, 250 by 200, with what goes on in it. */
const room = (x: number, y: number, wall: string, ...parts: Drawing[]): Drawing =>
  put(
    { x, y },
    inside(
      'M0 0h250v200h-250z',
      rect(0, 0, 250, 200, wall),
      rect(0, 184, 250, 16, mix(wall, paint.night, 0.3)),
      lamp(125, 0),
      ...parts,
    ),
  );

const child = (x: number, who: (typeof cast)[keyof typeof cast], shirt: string, more: object = {}) =>
  put({ x, y: 92, scale: 0.44 }, person({ ...who, shirt, team: shirt, below: 'trousers', ...more }));

const rooms = all(
  room(
    190,
    300,
    warm,
    child(50, cast.noura, paint.palm, {
      look: [0.9, 0.3],
      hands: [-50, 90, 80, 60],
    }),
    child(205, cast.saad, paint.palm, {
      look: [-0.9, 0.3],
      hands: [-80, 50, 50, 90],
    }),
    put({ x: 75, y: 126 }, bench(110)),
    put({ x: 130, y: 126, scale: 0.34 }, brickRobot({ body: paint.madder, trim: paint.sand })),
  ),
  room(
    460,
    300,
    paint.honey,
    rect(28, 34, 150, 84, paint.milk, 5),
    line('M44 60h50M44 78h80M44 96h34M120 56l24 20l-24 20z', paint.indigo, 4),
    child(216, cast.lama, paint.indigo, {
      look: [-1, 0],
      hands: [-90, -10, 50, 92],
    }),
    child(60, cast.badr, paint.indigo, {
      back: true,
      hands: [-58, 92, 20, -60],
    }),
  ),
  room(
    730,
    300,
    warm,
    child(196, cast.yousef, paint.madder, {
      mood: 'joy',
      look: [-0.7, 0],
      hands: [-70, -70, 70, -70],
    }),
    put({ x: 84, y: 184, scale: 0.44 }, metalRobot({ plate: paint.indigo, lift: 0.4 })),
  ),
  room(
    190,
    520,
    paint.honey,
    times(3, (n) => rect(18, 40 + n * 44, 150, 6, paint.ochre)),
    put(
      { x: 24, y: 40 },
      brick(3, paint.palm, 12),
      put({ x: 48 }, brick(2, paint.clay, 12)),
      put({ x: 90, scale: 0.22 }, trophy(paint.dune)),
      put({ x: 126, scale: 0.22 }, trophy(paint.steel)),
    ),
    put(
      { x: 30, y: 84 },
      brick(4, paint.indigo, 12),
      put({ x: 64 }, brick(3, paint.dune, 12)),
      put({ x: 112 }, brick(2, paint.madder, 12)),
    ),
    put({ x: 26, y: 128 }, brick(2, paint.madder, 12), put({ x: 40 }, brick(5, paint.leaf, 12))),
    child(206, cast.reem, paint.dune, {
      look: [-0.8, -0.4],
      hands: [-76, -30, 50, 90],
    }),
  ),
  room(
    730,
    520,
    paint.honey,
    put({ x: 28, y: 116 }, bench(150)),
    rect(60, 44, 90, 66, paint.night, 6),
    rect(68, 52, 74, 50, paint.steel, 3),
    put({ x: 105, y: 96 }, shape('M-20 0 0 -30 20 0z', paint.clay)),
    line('M68 62h74', paint.dune, 5),
    child(206, cast.khalid, paint.milk, {
      below: 'robe',
      grown: true,
      team: undefined,
      look: [-1, 0.2],
      hands: [-86, 30, 50, 92],
    }),
  ),
);

const entrance = all(
  rect(460, 520, 250, 200, paint.palm),
  band(460, 520, 250, 40, [paint.night, paint.dune, paint.sand, paint.madder]),
  rect(530, 580, 110, 140, paint.wine, 4),
  rect(538, 588, 45, 132, warm),
  rect(587, 588, 45, 132, warm),
  put(
    { x: 500, y: 650, scale: 0.3 },
    person({
      ...cast.omar,
      shirt: paint.clay,
      below: 'trousers',
      team: 'Omar',
      look: [1, 0],
      hands: [30, 60, 70, 50],
    }),
  ),
  put({ x: 522, y: 672, scale: 0.8 }, rect(-12, -22, 44, 30, paint.ochre, 3), line('M-12 -10h44', paint.flax, 3)),
);

export const schoolAtNight = (): Drawing => {
  const random = createRandom(11);
  return all(
    rect(0, 0, 1200, 800, paint.night),
    stars(random, 90, 1200, 480, paint.honey),
    circle(1010, 130, 62, paint.honey),
    circle(984, 116, 56, paint.night),
    shape('M0 640q200 -90 420 -60t420 -30t360 40v210h-1200z', paint.dusk),
    rect(160, 270, 850, 460, paint.sand),
    rect(160, 270, 850, 14, paint.flax),
    rect(160, 500, 850, 20, paint.flax),
    rect(440, 284, 20, 446, paint.flax),
    rect(710, 284, 20, 446, paint.flax),
    rooms,
    entrance,
    shape('M130 276 1040 276 1000 214 170 214z', paint.madder),
    band(170, 214, 830, 50, [paint.madder, paint.night, paint.sand, paint.dune]),
    put({ x: 585, y: 196 }, circle(0, 0, 58, paint.night), gear(48, 12, paint.dune)),
    each(
      [
        [240, 214],
        [930, 214],
      ] as const,
      ([x, y]) => line(`M${x} ${y}v-46`, paint.steel, 6) + circle(x, y - 52, 8, paint.clay),
    ),
    rect(0, 726, 1200, 80, paint.moss),
    cloth('path', 540, 730, 90, 70, 15),
    put({ x: 86, y: 748 }, palm(330, paint.palm)),
    put({ x: 1110, y: 752 }, palm(390, paint.palm)),
    put({ x: 1050, y: 770 }, palm(220, paint.moss)),
  );
};
