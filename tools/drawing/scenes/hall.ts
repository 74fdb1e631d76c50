import { cast } from '../kit/cast.ts';
import { crowd } from '../kit/crowd.ts';
import { mix, paint } from '../kit/palette.ts';
import { gear } from '../kit/parts.ts';
import { person } from '../kit/people.ts';
import { beamOfLight } from '../kit/props.ts';
import { all, type Drawing, each, line, oval, put, rect, shape, times } from '../kit/svg.ts';
import { band, bunting, cloth } from '../kit/weaving.ts';

const truss = (y: number): Drawing =>
  all(
    rect(0, y, 1200, 8, paint.dusk),
    rect(0, y + 40, 1200, 8, paint.dusk),
    times(30, (n) => line(`M${n * 40} ${y + 6}l20 36l20 -36`, paint.dusk, 4)),
  );
const lamp = (x: number): Drawing => all(rect(x - 16, 60, 32, 30, paint.deep, 6), oval(x, 92, 17, 6, paint.honey));

/** A competition table with its mat, seen from the stands. */
const fieldTable = (x: number, y: number, scale: number, mat: string): Drawing =>
  put(
    { x, y, scale },
    oval(0, 40, 130, 14, 'rgba(8,18,35,.3)'),
    shape('M-96 -30H96L124 20H-124z', paint.ochre),
    shape('M-88 -26H88L112 14H-112z', paint.milk),
    shape('M-88 -26H-20L-40 14H-112z', mat),
    line('M-60 -6q60 -20 120 6', paint.night, 6),
    rect(-124, 20, 248, 12, paint.ochre, 3),
    rect(-112, 32, 10, 26, paint.wine),
    rect(102, 32, 10, 26, paint.wine),
    rect(14, -34, 26, 22, paint.madder, 4),
    rect(18, -30, 18, 12, paint.night, 2),
    put({ x: -70, y: -26 }, rect(-10, -16, 20, 16, paint.dune, 2)),
  );

const screen = all(
  rect(-170, 0, 340, 170, paint.deep, 10),
  rect(-158, 12, 316, 146, paint.indigo, 4),
  put({ x: -80, y: 86 }, gear(48, 12, paint.dune)),
  times(3, (n) => rect(0, 40 + n * 36, 130 - n * 26, 20, [paint.madder, paint.leaf, paint.sand][n] as string, 4)),
);

export const hall = (): Drawing =>
  all(
    rect(0, 0, 1200, 800, paint.night),
    truss(20),
    each(
      [150, 375, 600, 825, 1050],
      (x) => lamp(x) + beamOfLight(x, 94, 600 + (x - 600) * 0.86, 360, 560, paint.honey, 0.1),
    ),
    crowd(
      31,
      [0, 236, 1200],
      6,
      21,
      [paint.palm, paint.madder, paint.indigo, paint.dune, paint.clay, paint.leaf],
      0.96,
    ),
    `<rect x="0" y="190" width="1200" height="260" fill="${paint.night}" opacity=".22"/>`,
    each(
      [
        [90, 'RoboMission'],
        [250, 'RoboSports'],
        [850, 'Future'],
        [1010, 'Innovators'],
      ] as const,
      ([x, name]) =>
        line(`M${x} 60v30M${x + 100} 60v30`, paint.flax, 3) +
        cloth(name, x, 90, 100, 150, 12.5) +
        times(5, (n) => shape(`M${x + n * 20} 240h20l-10 18z`, n % 2 ? paint.dune : paint.madder)),
    ),
    put({ x: 600, y: 76 }, screen),
    rect(0, 452, 1200, 40, paint.madder),
    band(0, 452, 1200, 40, [paint.madder, paint.night, paint.sand, paint.dune]),
    shape('M0 492H1200V800H0z', mix(paint.palm, paint.night, 0.25)),
    times(14, (n) => line(`M${600 + (n - 6.5) * 110} 492L${600 + (n - 6.5) * 260} 800`, 'rgba(255,250,240,.07)', 4)),
    bunting([0, 452], [1200, 452], [paint.dune, paint.sand], 40, 6),
    each(
      [
        [170, 0.62, paint.mint],
        [385, 0.62, paint.blush],
        [600, 0.62, paint.honey],
        [815, 0.62, paint.sky],
        [1030, 0.62, paint.mint],
      ] as const,
      ([x, scale, mat]) => fieldTable(x, 552, scale, mat),
    ),
    each(
      [
        [110, cast.omar, paint.clay],
        [236, cast.maha, paint.clay],
        [330, cast.saad, paint.indigo],
        [448, cast.huda, paint.indigo],
        [540, cast.yousef, paint.dune],
        [664, cast.reem, paint.dune],
        [752, cast.ziad, paint.leaf],
        [880, cast.lama, paint.leaf],
        [966, cast.faris, paint.madder],
        [1096, cast.sara, paint.madder],
      ] as const,
      ([x, who, shirt], n) =>
        put(
          { x, y: 522, scale: 0.36 },
          person({
            ...who,
            shirt,
            below: 'trousers',
            look: [n % 2 ? -0.8 : 0.8, 0.3],
            hands: n % 3 ? [-40, 60, 50, 40] : [-60, -60, 60, -60],
          }),
        ),
    ),
    each(
      [
        [210, 0.98, paint.sky],
        [600, 0.98, paint.mint],
        [990, 0.98, paint.honey],
      ] as const,
      ([x, scale, mat]) => fieldTable(x, 690, scale, mat),
    ),
    each(
      [
        [70, cast.noura, paint.palm],
        [350, cast.badr, paint.palm],
        [460, cast.tala, paint.night],
        [740, cast.yousef, paint.night],
        [856, cast.faris, paint.wine],
        [1130, cast.maha, paint.wine],
      ] as const,
      ([x, who, shirt], n) =>
        put(
          { x, y: 640, scale: 0.6 },
          person({
            ...who,
            shirt,
            team: `Hall ${n}`,
            below: 'trousers',
            mood: n % 2 ? 'joy' : 'smile',
            look: [n % 2 ? -0.8 : 0.8, 0.3],
            hands: n % 2 ? [-70, 40, 60, 80] : [-56, 88, 74, 30],
          }),
        ),
    ),
  );
