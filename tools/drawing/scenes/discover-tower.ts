import { cast } from '../kit/cast.ts';
import { mix, paint } from '../kit/palette.ts';
import { person } from '../kit/people.ts';
import { brick, cloud } from '../kit/props.ts';
import { all, circle, type Drawing, each, line, put, rect, shape, times } from '../kit/svg.ts';
import { band, bunting } from '../kit/weaving.ts';

const courses = [
  [5, paint.wine],
  [4, paint.madder],
  [5, paint.indigo],
  [4, paint.dune],
  [4, paint.clay],
  [3, paint.palm],
  [3, paint.milk],
  [3, paint.madder],
  [2, paint.indigo],
  [2, paint.dune],
] as const;
const unit = 54;
const height = 60;

const tower = each(courses, ([studs, fill], n) =>
  put({ x: (-studs * unit) / 2 + (n % 2 ? 6 : -4), y: -n * height }, brick(studs, fill, unit, height)),
);

/** A strip with marks, held against the tower. */
const measure = all(
  rect(-14, -560, 28, 560, paint.honey, 4),
  times(27, (n) => line(`M-14 ${-20 - n * 20}h${n % 5 === 4 ? 20 : 11}`, n % 5 === 4 ? paint.madder : paint.night, 3)),
);

const steps = all(
  rect(-80, -64, 160, 64, paint.ochre, 6),
  rect(-50, -124, 100, 64, mix(paint.ochre, paint.dune, 0.5), 6),
  band(-80, -40, 160, 26, [paint.wine, paint.dune, paint.sand, paint.dune]),
);

export const discoverTower = (): Drawing =>
  all(
    rect(0, 0, 1200, 800, paint.sky),
    circle(600, 420, 380, mix(paint.dune, paint.milk, 0.4)),
    circle(600, 420, 300, mix(paint.dune, paint.milk, 0.58)),
    cloud(150, 210, 1, paint.milk),
    cloud(1040, 170, 1.2, paint.milk),
    bunting([0, 20], [1200, 20], [paint.clay, paint.palm, paint.dune, paint.indigo], 24, 26),
    shape('M0 690q600 -60 1200 0v110h-1200z', paint.leaf),
    shape('M0 730q600 -40 1200 0v70h-1200z', paint.palm),
    put({ x: 600, y: 730 }, tower),
    put({ x: 436, y: 726 }, measure),
    put(
      { x: 320, y: 498, scale: 1.06 },
      person({
        ...cast.badr,
        shirt: paint.indigo,
        team: 'Badr',
        below: 'trousers',
        look: [0.6, -1],
        mood: 'wow',
        hands: [-50, 90, 104, -4],
      }),
    ),
    put(
      { x: 150, y: 550, scale: 0.86 },
      person({
        ...cast.jude,
        shirt: paint.clay,
        team: 'Jude',
        below: 'trousers',
        look: [0.9, -0.9],
        mood: 'joy',
        hands: [-66, -70, 66, -76],
      }),
    ),
    put({ x: 826, y: 742 }, steps),
    put(
      { x: 806, y: 378, scale: 1.12 },
      person({
        ...cast.reem,
        shirt: paint.dune,
        team: 'Reem',
        below: 'trousers',
        trousers: paint.wine,
        look: [-0.8, -0.9],
        hands: [-118, -160, -74, -178],
      }),
    ),
    put({ x: 640, y: 186, turn: -10 }, brick(2, paint.clay, unit, height)),
    put(
      { x: 1046, y: 536, scale: 0.92 },
      person({
        ...cast.faris,
        shirt: paint.palm,
        team: 'Faris',
        below: 'trousers',
        look: [-0.9, -0.8],
        mood: 'joy',
        hands: [-24, 40, 24, 38],
      }),
    ),
    each(
      [
        [60, 770, 2, paint.dune],
        [960, 786, 3, paint.madder],
        [250, 790, 2, paint.milk],
      ] as const,
      ([x, y, studs, fill]) => put({ x, y }, brick(studs, fill, 40, 46)),
    ),
  );
