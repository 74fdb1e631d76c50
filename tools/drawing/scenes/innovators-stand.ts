import { cast } from '../kit/cast.ts';
import { mix, paint } from '../kit/palette.ts';
import { gear, hub } from '../kit/parts.ts';
import { person } from '../kit/people.ts';
import { brick, palm } from '../kit/props.ts';
import { all, circle, type Drawing, line, oval, put, rect, shape, times } from '../kit/svg.ts';
import { band, cloth } from '../kit/weaving.ts';

/** Awning of cloth over the stand, in scallops. */
const awning = all(
  times(10, (n) =>
    shape(`M${-400 + n * 80} 0h80l${10 + (n - 4.5) * 2.4} 62a40 30 0 0 1 -${84} 0z`, n % 2 ? paint.madder : paint.milk),
  ),
  band(-400, -46, 800, 50, [paint.wine, paint.dune, paint.sand, paint.palm]),
  shape('M-410 -46h820v-14h-820z', paint.ochre),
);

/** A greenhouse that waters itself: glass, plants, a water wheel, a controller. */
const greenhouse = all(
  put({ x: -170 }, brick(17, paint.ochre, 20)),
  rect(-150, -170, 230, 148, mix(paint.sky, paint.milk, 0.4), 6),
  shape('M-160 -168L-35 -240L90 -168z', mix(paint.sky, paint.milk, 0.2)),
  line('M-150 -22v-148L-35 -236L80 -170v148M-35 -236v214M-150 -96h230', paint.palm, 8),
  times(4, (n) =>
    put(
      { x: -122 + n * 56, y: -24 },
      line('M0 0v-44', paint.moss, 5),
      shape('M0 -44q-24 -6 -22 -30q22 2 22 30q0 -28 22 -30q2 24 -22 30z', paint.leaf),
      n % 2 ? circle(0, -50, 8, paint.clay) : '',
    ),
  ),
  put({ x: 128, y: -78 }, gear(54, 12, paint.indigo, paint.dune)),
  put({ x: 128, y: -24 }, line('M-40 0q20 -14 40 0t40 0', paint.steel, 6)),
  put({ x: -214, y: -48 }, hub(76, 'heart', paint.milk)),
  line('M-176 -48h26', paint.madder, 6),
);

const visitor = (
  x: number,
  y: number,
  scale: number,
  who: (typeof cast)[keyof typeof cast],
  shirt: string,
  more: object = {},
): Drawing => put({ x, y, scale }, person({ ...who, back: true, shirt, ...more }));

export const innovatorsStand = (): Drawing =>
  all(
    rect(0, 0, 1200, 800, paint.palm),
    cloth('Future Innovators', 0, 0, 1200, 600, 50),
    `<rect width="1200" height="600" fill="${paint.moss}" opacity=".86"/>`,
    rect(0, 600, 1200, 200, paint.flax),
    rect(0, 596, 1200, 12, paint.ochre),
    rect(176, 120, 20, 470, paint.ochre),
    rect(1004, 120, 20, 470, paint.ochre),
    rect(196, 150, 808, 330, paint.honey),
    put(
      { x: 290, y: 250 },
      rect(-64, -48, 128, 170, paint.milk, 5),
      circle(0, -6, 26, paint.clay),
      line('M-40 44h80M-40 66h80M-40 88h48', paint.steel, 6),
    ),
    put(
      { x: 910, y: 250 },
      rect(-64, -48, 128, 170, paint.milk, 5),
      times(4, (n) => rect(-46 + n * 25, 96 - (n + 1) * 28, 18, (n + 1) * 28, n === 3 ? paint.madder : paint.palm, 2)),
    ),
    put(
      { x: 330, y: 348, scale: 1.14 },
      person({
        ...cast.huda,
        shirt: paint.madder,
        team: 'Qatif',
        mood: 'joy',
        look: [0.5, 0.5],
        hands: [-60, 96, 60, 92],
      }),
    ),
    put(
      { x: 500, y: 344, scale: 1.14 },
      person({ ...cast.saad, shirt: paint.madder, team: 'Qatif', look: [0.2, 0.7], hands: [-50, 92, 88, 40] }),
    ),
    put(
      { x: 880, y: 348, scale: 1.14 },
      person({
        ...cast.maha,
        shirt: paint.madder,
        team: 'Qatif',
        mood: 'joy',
        look: [-0.4, 0.6],
        hands: [-84, 40, 60, 96],
      }),
    ),
    put({ x: 600, y: 120 }, awning),
    rect(160, 470, 880, 24, paint.dune, 6),
    band(176, 494, 848, 110, [paint.night, paint.madder, paint.sand, paint.dune]),
    put({ x: 700, y: 470, scale: 0.78 }, greenhouse),
    put({ x: 240, y: 470, scale: 0.34 }, palm(260, paint.palm)),
    put({ x: 960, y: 470 }, brick(4, paint.clay, 24), put({ x: 24, y: -29 }, brick(2, paint.indigo, 24))),
    oval(600, 792, 500, 14, 'rgba(8,18,35,.14)'),
    visitor(120, 560, 1.2, cast.hessa, paint.dusk, { below: 'robe', grown: true, hands: [-50, 90, 66, 84] }),
    visitor(250, 624, 0.84, cast.reem, paint.dune, { below: 'trousers', hands: [-60, 80, 70, -60] }),
    visitor(480, 640, 0.8, cast.faris, paint.leaf, { below: 'trousers' }),
    visitor(740, 600, 1.1, cast.salem, paint.milk, { below: 'robe', grown: true, hands: [-52, 92, 78, 20] }),
    visitor(930, 610, 0.94, cast.tala, paint.indigo, { below: 'trousers', hands: [-76, -40, 56, 90] }),
    visitor(1090, 570, 1.18, cast.sara, paint.wine, { below: 'robe', grown: true }),
  );
