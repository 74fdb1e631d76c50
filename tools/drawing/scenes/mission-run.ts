import { createRandom } from '#demo/random.ts';
import { brickRobot } from '../kit/brick-robots.ts';
import { cast } from '../kit/cast.ts';
import { mix, paint } from '../kit/palette.ts';
import { person } from '../kit/people.ts';
import { brick } from '../kit/props.ts';
import { all, type Drawing, line, oval, put, rect, shape, times } from '../kit/svg.ts';
import { band } from '../kit/weaving.ts';

/** Lights of the hall, out of focus. */
const glow = (): Drawing => {
  const random = createRandom(14);
  return times(
    46,
    () =>
      `<circle cx="${random.between(0, 1200)}" cy="${random.between(0, 480)}" r="${random.between(12, 46)}" fill="${random.pick([paint.dune, paint.clay, paint.leaf, paint.steel, paint.honey])}" opacity="${random.pick([0.1, 0.16, 0.24])}"/>`,
  );
};

export const missionRun = (): Drawing =>
  all(
    rect(0, 0, 1200, 800, paint.wine),
    rect(0, 0, 1200, 560, mix(paint.wine, paint.night, 0.45)),
    glow(),
    put(
      { x: 980, y: 420, scale: 1.24 },
      person({
        ...cast.amal,
        shirt: paint.milk,
        stripes: paint.night,
        grown: true,
        look: [-0.7, 0.5],
        hands: [-40, 66, 66, -70],
      }),
      put({ x: 74, y: -92 }, line('M0 12v-78', paint.ochre, 7), shape('M2 -66h62l-16 22l16 22h-62z', paint.leaf)),
    ),
    put(
      { x: 410, y: 372, scale: 2.02 },
      person({
        ...cast.yousef,
        shirt: paint.indigo,
        team: 'Sakaka',
        mood: 'joy',
        look: [0.7, 0.5],
        hands: [-84, -64, 84, -60],
      }),
    ),
    shape('M60 560H1140L1300 800H-100z', paint.ochre),
    shape('M110 574H1090L1220 790H-20z', paint.milk),
    shape('M110 574H420L380 660H56z', paint.mint),
    shape('M1090 574H800L880 690H1160z', paint.honey),
    line('M-20 730Q260 700 400 660T760 620Q900 610 930 574', paint.night, 30),
    line('M-20 730Q260 700 400 660T760 620Q900 610 930 574', paint.dusk, 4, '18 20'),
    put({ x: 170, y: 640 }, brick(2, paint.madder, 30)),
    put({ x: 260, y: 626 }, brick(2, paint.dune, 30)),
    put({ x: 1000, y: 668 }, brick(3, paint.palm, 32), put({ x: 32, y: -38 }, brick(1, paint.clay, 32))),
    put({ x: 920, y: 622 }, brick(2, paint.indigo, 26)),
    oval(756, 752, 210, 28, 'rgba(8,18,35,.26)'),
    line('M500 742q-50 6 -90 2M520 712q-60 8 -120 2M500 684q-40 6 -70 2', paint.steel, 7),
    put(
      { x: 756, y: 756, scale: 1.62, turn: 0 },
      brickRobot({ body: paint.palm, trim: paint.dune, shows: 'go', arm: paint.clay }),
    ),
    band(0, 776, 1200, 40, [paint.night, paint.madder, paint.sand, paint.dune]),
  );
