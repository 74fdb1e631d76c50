import { brickRobot } from '../kit/brick-robots.ts';
import { cast } from '../kit/cast.ts';
import { mascot } from '../kit/mascot.ts';
import { mix, paint } from '../kit/palette.ts';
import { person } from '../kit/people.ts';
import { cloud } from '../kit/props.ts';
import { all, circle, type Drawing, line, oval, put, rect, shape, times } from '../kit/svg.ts';
import { band, bunting } from '../kit/weaving.ts';

const wood = [paint.palm, mix(paint.ochre, paint.wine, 0.4), paint.indigo, paint.wine] as const;

/** A wooden bay with latticed shutters, as on the old houses of Jeddah. */
function rawshan(width: number, height: number, fill: string): Drawing {
  const shade = mix(fill, paint.night, 0.35);
  const panes = Math.max(2, Math.round(width / 34));
  const step = (width - 12) / panes;
  return all(
    shape(`M-8 0l8 -16h${width}l8 16z`, shade),
    rect(0, 0, width, height, fill),
    times(
      panes,
      (n) =>
        rect(6 + n * step + 3, 12, step - 6, height * 0.42, shade, 8) +
        times(3, (row) =>
          line(
            `M${6 + n * step + 6} ${20 + row * height * 0.12}l${step - 12} ${height * 0.1}M${6 + n * step + step - 6} ${20 + row * height * 0.12}l${12 - step} ${height * 0.1}`,
            fill,
            2.4,
          ),
        ),
    ),
    band(0, height * 0.52, width, height * 0.16, [shade, fill, mix(fill, paint.milk, 0.5), paint.dune]),
    times(panes, (n) => rect(6 + n * step + 4, height * 0.73, step - 8, height * 0.2, shade, 3)),
    shape(`M0 ${height}h${width}l-12 16h${24 - width}z`, shade),
    times(panes, (n) => shape(`M${6 + n * step} ${height + 16}h${step}l${-step / 2} 14z`, fill)),
  );
}

/** A tall house of coral stone with bays from floor to floor. */
function house(x: number, width: number, top: number, stone: string, bays: string, floors: number): Drawing {
  const floor = (690 - top - 50) / floors;
  return all(
    rect(x, top, width, 720 - top, stone),
    rect(x - 6, top - 14, width + 12, 20, mix(stone, paint.night, 0.16)),
    times(Math.floor(width / 24), (n) => shape(`M${x + n * 24} ${top - 14}h20v-14l-10 -10l-10 10z`, stone)),
    times(floors - 1, (n) =>
      put({ x: x + width * 0.2, y: top + 44 + n * floor }, rawshan(width * 0.6, floor * 0.62, bays)),
    ),
    shape(`M${x + width * 0.3} 720v-86q${width * 0.2} -60 ${width * 0.4} 0v86z`, bays),
    line(`M${x + width / 2} 612v108`, mix(bays, paint.night, 0.4), 4),
    times(floors, (n) => line(`M${x} ${top + 30 + n * floor}h${width}`, mix(stone, paint.night, 0.08), 3)),
  );
}

export const jeddahMeet = (): Drawing =>
  all(
    rect(0, 0, 1200, 800, paint.sky),
    circle(630, 150, 70, paint.honey),
    cloud(560, 110, 0.8, paint.milk),
    cloud(700, 210, 0.6, paint.milk),
    house(380, 170, 300, '#f3e3c8', wood[2], 3),
    house(690, 160, 250, paint.blush, wood[0], 3),
    house(-30, 230, 90, '#f6ead2', wood[0], 4),
    house(204, 196, 200, paint.honey, wood[3], 3),
    house(836, 190, 160, '#f6ead2', wood[1], 4),
    house(1016, 220, 60, paint.sand, wood[2], 4),
    shape('M0 690H1200V800H0z', paint.flax),
    times(14, (n) => line(`M${n * 100 - 60} 800l${60 - n * 3} -108`, mix(paint.flax, paint.night, 0.12), 3)),
    bunting([196, 240], [840, 190], [paint.madder, paint.dune, paint.palm, paint.indigo], 18, 50),
    bunting([200, 380], [1020, 330], [paint.palm, paint.clay, paint.milk, paint.indigo], 20, 60),
    shape('M456 720v-250q0 -120 156 -150q156 30 156 150v250z', paint.wine),
    shape('M474 720v-246q0 -104 138 -132q138 28 138 132v246z', paint.madder),
    oval(612, 744, 210, 24, paint.wine),
    put({ x: 612, y: 742, scale: 0.92 }, mascot('Jeddah', 'cheer')),
    put(
      { x: 340, y: 690 },
      rect(-110, -10, 220, 18, paint.ochre, 5),
      band(-100, 8, 200, 62, [paint.madder, paint.dune, paint.sand, paint.night]),
      put({ y: -10, scale: 0.54 }, brickRobot({ body: paint.indigo, trim: paint.dune, shows: 'heart' })),
    ),
    put(
      { x: 176, y: 572, scale: 0.92 },
      person({
        ...cast.sara,
        shirt: paint.clay,
        team: 'Jeddah',
        below: 'trousers',
        look: [0.8, 0.2],
        mood: 'joy',
        hands: [-60, 90, 88, 60],
      }),
    ),
    put(
      { x: 470, y: 576, scale: 0.9 },
      person({
        ...cast.yousef,
        shirt: paint.clay,
        team: 'Jeddah',
        below: 'trousers',
        look: [-0.8, 0.3],
        hands: [-70, 60, 58, 92],
      }),
    ),
    put(
      { x: 846, y: 574, scale: 0.96 },
      person({
        ...cast.salem,
        shirt: paint.milk,
        below: 'robe',
        grown: true,
        look: [-0.8, -0.3],
        hands: [-58, 92, 76, -40],
      }),
    ),
    put(
      { x: 980, y: 600, scale: 0.86 },
      person({
        ...cast.huda,
        shirt: paint.indigo,
        team: 'Yanbu',
        below: 'trousers',
        look: [-0.7, -0.2],
        mood: 'joy',
        hands: [-64, -74, 64, -74],
      }),
    ),
    put(
      { x: 1100, y: 606, scale: 0.84 },
      person({
        ...cast.omar,
        shirt: paint.indigo,
        team: 'Yanbu',
        below: 'trousers',
        look: [-0.8, 0],
        hands: [-86, 10, 56, 90],
      }),
    ),
  );
