import { cast } from '../kit/cast.ts';
import { mix, paint } from '../kit/palette.ts';
import { person } from '../kit/people.ts';
import { brick } from '../kit/props.ts';
import { all, circle, type Drawing, each, inside, line, put, rect, shape } from '../kit/svg.ts';
import { band, bunting, cloth } from '../kit/weaving.ts';

const rug = 'M170 520H1030L1190 790H10z';

const shelf = all(
  rect(60, 210, 330, 16, paint.ochre),
  rect(60, 330, 330, 16, paint.ochre),
  put({ x: 80, y: 210 }, brick(3, paint.clay, 26)),
  put({ x: 186, y: 210 }, brick(2, paint.leaf, 26)),
  put({ x: 192, y: 172 }, brick(2, paint.dune, 26)),
  put(
    { x: 290, y: 210 },
    rect(0, -60, 20, 60, paint.madder),
    rect(22, -70, 16, 70, paint.indigo),
    rect(40, -54, 22, 54, paint.palm),
    rect(64, -64, 14, 64, paint.dune),
  ),
  put(
    { x: 90, y: 330 },
    rect(0, -66, 120, 66, paint.steel, 8),
    circle(30, -33, 14, paint.milk),
    circle(90, -33, 14, paint.milk),
  ),
  put({ x: 240, y: 330 }, brick(4, paint.madder, 28)),
);

const window = all(
  rect(820, 120, 260, 250, paint.milk, 14),
  rect(836, 136, 228, 218, paint.haze),
  circle(1000, 190, 34, paint.dune),
  shape('M836 354 836 290 910 230 980 300 1020 270 1064 310 1064 354z', paint.leaf),
  line('M950 136v218M836 245h228', paint.milk, 12),
);

/** A duck of three big bricks. */
const duck = all(
  brick(3, paint.dune, 44),
  put({ x: 6, y: -54 }, brick(2, paint.dune, 44)),
  circle(38, -84, 8, paint.night),
  shape('M6 -92 -26 -80 6 -68z', paint.clay),
);

export const discoverCarpet = (): Drawing =>
  all(
    rect(0, 0, 1200, 800, paint.mint),
    rect(0, 470, 1200, 330, mix(paint.mint, paint.palm, 0.24)),
    shelf,
    window,
    bunting([0, 50], [1200, 40], [paint.clay, paint.dune, paint.milk, paint.palm], 22),
    inside(rug, cloth('Discover', 0, 510, 1200, 290, 28)),
    band(170, 506, 860, 22, [paint.night, paint.dune, paint.sand, paint.clay]),
    put(
      { x: 330, y: 430, scale: 1.18 },
      person({
        ...cast.reem,
        shirt: paint.clay,
        team: 'Reem',
        below: 'seated',
        trousers: paint.indigo,
        mood: 'joy',
        look: [0.8, 0.5],
        hands: [10, 92, 92, 56],
      }),
    ),
    put(
      { x: 1000, y: 370, scale: 1.34 },
      person({
        ...cast.hessa,
        shirt: paint.moss,
        below: 'seated',
        trousers: paint.night,
        look: [-1, 0.7],
        grown: true,
        hands: [-82, 70, 16, 112],
      }),
    ),
    put(
      { x: 766, y: 440, scale: 1.12 },
      person({
        ...cast.faris,
        shirt: paint.dune,
        team: 'Faris',
        below: 'seated',
        trousers: paint.wine,
        mood: 'wow',
        look: [-0.9, 0.4],
        hands: [-92, 30, -20, 96],
      }),
    ),
    put(
      { x: 498, y: 700 },
      brick(4, paint.palm, 44),
      put({ x: 22, y: -54 }, brick(3, paint.milk, 44)),
      put({ x: 44, y: -108 }, brick(2, paint.madder, 44)),
      put({ x: 66, y: -162 }, brick(2, paint.indigo, 44)),
      put({ x: 66, y: -218, turn: -6 }, brick(1, paint.dune, 44)),
    ),
    put({ x: 90, y: 740 }, duck),
    put({ x: 860, y: 760 }, brick(3, paint.clay, 44)),
    put({ x: 900, y: 706, turn: 4 }, brick(2, paint.leaf, 44)),
    each(
      [
        [300, 770, paint.madder],
        [420, 784, paint.dune],
        [730, 780, paint.milk],
      ] as const,
      ([x, y, fill]) => put({ x, y }, brick(2, fill, 40)),
    ),
  );
