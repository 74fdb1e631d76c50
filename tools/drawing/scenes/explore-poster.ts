import { brickRobot } from '../kit/brick-robots.ts';
import { cast } from '../kit/cast.ts';
import { mix, paint } from '../kit/palette.ts';
import { gear } from '../kit/parts.ts';
import { person } from '../kit/people.ts';
import { board, brick, palm } from '../kit/props.ts';
import { all, circle, type Drawing, line, oval, put, rect, shape, times } from '../kit/svg.ts';
import { band, bunting, cloth } from '../kit/weaving.ts';

/** A drawing on the poster, on paper of its own. */
const card = (x: number, y: number, turn: number, fill: string, drawn: Drawing): Drawing =>
  put({ x, y, turn }, rect(-84, -66, 168, 132, fill, 6), drawn, circle(0, -60, 7, paint.clay));
const scribble = (width: number) =>
  times(3, (n) => line(`M${-width / 2} ${n * 16}h${width - n * 26}`, mix(paint.night, paint.milk, 0.4), 5));

const poster = all(
  rect(-330, -10, 660, 440, paint.wine, 10),
  rect(-318, 2, 636, 416, paint.honey, 4),
  band(-318, 2, 636, 40, [paint.palm, paint.sand, paint.dune, paint.madder]),
  band(-318, 378, 636, 40, [paint.palm, paint.sand, paint.dune, paint.madder]),
  card(
    -204,
    128,
    -4,
    paint.milk,
    shape('M-60 50q20 -60 60 -64t60 64z', paint.dune) +
      circle(42, -30, 14, paint.clay) +
      line('M-20 20l20 -24l20 24', paint.ochre, 6),
  ),
  card(
    0,
    116,
    3,
    paint.sky,
    put({ y: 54, scale: 0.46 }, brickRobot({ body: paint.palm, trim: paint.dune, shows: 'heart' })),
  ),
  card(
    206,
    130,
    -2,
    paint.milk,
    shape('M-20 -44h40l-6 18q36 20 32 44q-6 32 -46 32t-46 -32q-4 -24 32 -44z', paint.clay) +
      line('M-42 10h84', paint.milk, 7),
  ),
  card(-196, 290, 3, paint.blush, put({ x: 0, y: 50, scale: 0.34 }, palm(260)) + line('M-60 52h120', paint.moss, 6)),
  put(
    { x: 0, y: 250 },
    gear(40, 10, paint.madder),
    put({ x: 58, y: 44 }, gear(30, 9, paint.palm)),
    put({ x: -54, y: 50 }, gear(28, 8, paint.indigo)),
  ),
  card(
    204,
    288,
    4,
    paint.mint,
    put({ y: -22 }, scribble(120)) + shape('M-46 48l16 -20l16 20zM20 48l16 -20l16 20z', paint.madder),
  ),
  line('M-118 128h30M90 122h28M-112 286h40M84 290h36', paint.madder, 6, '9 8'),
);

/** A table with the moving model: a wheel with cabins over a dig. */
const model = all(
  rect(-120, 0, 240, 16, paint.ochre, 5),
  rect(-106, 16, 14, 130, paint.ochre),
  rect(92, 16, 14, 130, paint.ochre),
  put({ x: -100 }, brick(10, paint.palm, 20)),
  put({ x: -80, y: -24 }, brick(3, paint.dune, 20)),
  line('M-10 -24L30 -110L70 -24', paint.indigo, 9),
  put(
    { x: 30, y: -112 },
    times(8, (n) =>
      put(
        { turn: n * 45 },
        line('M0 0v-64', paint.madder, 6),
        rect(-11, -80, 22, 20, n % 2 ? paint.dune : paint.clay, 4),
      ),
    ),
    circle(0, 0, 12, paint.night),
  ),
);

const reviewer = (x: number, who: (typeof cast)[keyof typeof cast], shirt: string): Drawing =>
  put({ x, y: 628, scale: 1.66 }, person({ ...who, back: true, shirt, grown: true, hands: [-46, 70, 46, 70] }));

export const explorePoster = (): Drawing =>
  all(
    rect(0, 0, 1200, 800, mix(paint.clay, paint.milk, 0.52)),
    rect(0, 560, 1200, 240, paint.clay),
    rect(0, 552, 1200, 14, paint.wine),
    bunting([0, 20], [1200, 26], [paint.wine, paint.milk, paint.palm, paint.dune], 24, 26),
    cloth('Explore', 40, 572, 1120, 120, 20),
    put({ x: 540, y: 110 }, line('M-220 430l-40 130M220 430l40 130', paint.ochre, 14), poster),
    put(
      { x: 138, y: 412, scale: 1.06 },
      person({
        ...cast.jude,
        shirt: paint.palm,
        team: 'Taif',
        below: 'trousers',
        mood: 'joy',
        look: [0.8, -0.1],
        hands: [-50, 92, 92, -18],
      }),
    ),
    put(
      { x: 300, y: 442, scale: 0.98 },
      person({
        ...cast.faris,
        shirt: paint.palm,
        team: 'Taif',
        below: 'trousers',
        look: [0.2, 0.4],
        hands: [-40, 60, 40, 58],
      }),
    ),
    put(
      { x: 784, y: 436, scale: 1 },
      person({
        ...cast.reem,
        shirt: paint.palm,
        team: 'Taif',
        below: 'trousers',
        mood: 'joy',
        look: [0.4, 0.3],
        hands: [-90, -50, 56, 88],
      }),
    ),
    put({ x: 1016, y: 486 }, model),
    put(
      { x: 1120, y: 420, scale: 0.98 },
      person({
        ...cast.ziad,
        shirt: paint.palm,
        team: 'Taif',
        below: 'trousers',
        look: [-0.9, 0.1],
        hands: [-78, 24, 50, 90],
      }),
    ),
    oval(560, 800, 300, 20, 'rgba(8,18,35,.2)'),
    reviewer(430, cast.hessa, paint.dusk),
    reviewer(700, cast.khalid, paint.milk),
    put(
      { x: 576, y: 748, turn: 6, scale: 1.1 },
      board(90, 110, paint.night, paint.milk),
      line('M-26 -20h52M-26 0h52M-26 20h30', paint.steel, 5),
    ),
  );
