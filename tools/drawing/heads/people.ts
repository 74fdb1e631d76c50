import { createRandom } from '#demo/random.ts';
import { cast } from '../kit/cast.ts';
import { mascot } from '../kit/mascot.ts';
import { paint } from '../kit/palette.ts';
import { person } from '../kit/people.ts';
import { board, brick, confetti, medal, trophy } from '../kit/props.ts';
import { all, type Drawing, each, line, put, rect, shape } from '../kit/svg.ts';
import { band, cloth } from '../kit/weaving.ts';

const silver = '#b9c2cf';
const bronze = '#b9743c';

/** Four students around the programme's robot. */
export const about = (): Drawing =>
  all(
    put({ x: 360, y: 318, scale: 0.74 }, mascot('turs', 'cheer')),
    put(
      { x: 196, y: 164, scale: 0.74 },
      person({
        ...cast.reem,
        shirt: paint.dune,
        team: 'Taif',
        below: 'trousers',
        trousers: paint.wine,
        shoes: paint.milk,
        mood: 'joy',
        look: [0.6, -0.2],
        hands: [-50, 92, 62, -66],
      }),
    ),
    put(
      { x: 80, y: 180, scale: 0.66 },
      person({
        ...cast.faris,
        shirt: paint.palm,
        team: 'Abha',
        below: 'trousers',
        trousers: paint.flax,
        shoes: paint.milk,
        mood: 'smile',
        look: [0.8, -0.2],
      }),
    ),
    put(
      { x: 524, y: 164, scale: 0.74 },
      person({
        ...cast.saad,
        shirt: paint.madder,
        team: 'Jizan',
        below: 'trousers',
        trousers: paint.steel,
        shoes: paint.milk,
        mood: 'joy',
        look: [-0.6, -0.2],
        hands: [-62, -66, 50, 92],
      }),
    ),
    put(
      { x: 642, y: 172, scale: 0.7 },
      person({
        ...cast.noura,
        shirt: paint.clay,
        team: 'Najd',
        below: 'trousers',
        trousers: paint.dune,
        shoes: paint.milk,
        look: [-0.8, -0.1],
      }),
    ),
  );

/** A podium with three steps, and three winners with cups. */
export const results = (): Drawing =>
  all(
    confetti(createRandom(11), 34, 700, 190, [paint.dune, paint.leaf, paint.clay, paint.milk]),
    put(
      { x: 360, y: 200 },
      rect(-96, 0, 192, 122, paint.dune),
      band(-96, 0, 192, 26, [paint.night, paint.madder, paint.sand, paint.dune]),
      shape('M0 48l26 26l-26 26l-26 -26z', paint.madder),
    ),
    put(
      { x: 168, y: 240 },
      rect(-92, 0, 184, 82, silver),
      band(-92, 0, 184, 22, [paint.night, paint.palm, paint.sand, paint.dune]),
      shape('M0 32l17 17l-17 17l-17 -17z', paint.palm),
    ),
    put(
      { x: 552, y: 260 },
      rect(-92, 0, 184, 62, bronze),
      band(-92, 0, 184, 20, [paint.night, paint.indigo, paint.sand, paint.dune]),
      shape('M0 26l13 13l-13 13l-13 -13z', paint.indigo),
    ),
    put({ x: 360, y: 202, scale: 1.02 }, trophy(paint.dune)),
    put(
      { x: 130, y: 108, scale: 0.64 },
      person({
        ...cast.lama,
        shirt: paint.palm,
        team: 'Najd',
        below: 'trousers',
        trousers: paint.flax,
        shoes: paint.milk,
        mood: 'joy',
        hands: [-60, -70, 62, -74],
        look: [0.5, 0],
      }),
    ),
    put({ x: 206, y: 240, scale: 0.62 }, trophy(silver)),
    put(
      { x: 592, y: 128, scale: 0.64 },
      person({
        ...cast.omar,
        shirt: paint.clay,
        team: 'Taif',
        below: 'trousers',
        trousers: paint.steel,
        shoes: paint.milk,
        mood: 'joy',
        hands: [-62, -72, 60, -68],
        look: [-0.5, 0],
      }),
    ),
    put({ x: 516, y: 260, scale: 0.56 }, trophy(bronze)),
  );

/** Two people and a letter between them. */
export const contact = (): Drawing =>
  all(
    line('M150 92C250 20 430 14 548 96', paint.dune, 4, '10 12'),
    put({ x: 590, y: 318, scale: 0.72 }, mascot('turs')),
    put(
      { x: 128, y: 158, scale: 0.78 },
      person({
        ...cast.amal,
        shirt: paint.palm,
        grown: true,
        below: 'robe',
        look: [0.8, -0.3],
        hands: [-44, 70, 92, -30],
      }),
    ),
    put(
      { x: 348, y: 92, turn: -7 },
      rect(-112, -66, 224, 146, paint.milk, 8),
      shape('M-112 -58l112 84l112 -84v-2q0 -6 -8 -6h-208q-8 0 -8 6z', paint.sand),
      line('M-110 -60l110 84l110 -84', paint.flax, 4),
      shape('M0 4l26 26l-26 26l-26 -26z', paint.madder),
      shape('M0 18l12 12l-12 12l-12 -12z', paint.milk),
      band(-112, 66, 224, 18, [paint.night, paint.madder, paint.sand, paint.dune]),
    ),
    put({ x: 262, y: 318, scale: 0.9 }, brick(3, paint.madder), put({ x: 12, y: -24 }, brick(2, paint.dune))),
    put({ x: 400, y: 318, scale: 0.9 }, brick(4, paint.indigo)),
  );

/** Speech bubbles filled with cloth. */
const bubble = (name: string, width: number, height: number, tail: number): Drawing =>
  all(
    shape(`M${tail - 16} ${height - 2}h32l${tail < width / 2 ? -22 : 22} 28z`, paint.sand),
    rect(-5, -5, width + 10, height + 10, paint.sand, 14),
    cloth(name, 0, 0, width, height, height / 12),
  );

/** Four people who talk with each other. */
export const community = (): Drawing =>
  all(
    put({ x: 40, y: 30 }, bubble('RoboMission', 150, 75, 90)),
    put({ x: 292, y: 12 }, bubble('FLLC', 190, 95, 60)),
    put({ x: 540, y: 36 }, bubble('coaches', 140, 70, 50)),
    each(
      [
        [
          116,
          226,
          0.84,
          { ...cast.ziad, shirt: paint.palm, team: 'Abha', look: [0.8, 0], mood: 'joy', hands: [-50, 92, 66, 20] },
        ],
        [
          270,
          222,
          0.84,
          {
            ...cast.noura,
            shirt: paint.dune,
            team: 'Najd',
            look: [0.7, -0.2],
            mood: 'smile',
            hands: [-40, 60, 40, 58],
          },
        ],
        [
          440,
          222,
          0.84,
          {
            ...cast.badr,
            shirt: paint.madder,
            team: 'Taif',
            look: [-0.7, -0.1],
            mood: 'joy',
            hands: [-64, -20, 50, 92],
          },
        ],
        [
          600,
          226,
          0.84,
          { ...cast.khalid, shirt: paint.milk, grown: true, look: [-0.8, 0], mood: 'smile', hands: [-56, 60, 40, 70] },
        ],
      ] as const,
      ([x, y, scale, who]) => put({ x, y, scale }, person(who)),
    ),
  );

/** A teacher with two learners. */
export const talents = (): Drawing =>
  all(
    put(
      { x: 372, y: 44 },
      rect(-166, 0, 332, 196, paint.ochre, 8),
      rect(-154, 12, 308, 172, paint.moss, 4),
      line('M-110 150l50 -70l52 34l70 -74l40 26', paint.honey, 6),
      each(
        [
          [-60, 80],
          [-8, 114],
          [62, 40],
        ] as const,
        ([x, y]) => shape(`M${x} ${y - 12}l12 12l-12 12l-12 -12z`, paint.milk),
      ),
      line('M-118 40h96M-118 62h60', paint.mint, 6),
      line('M-110 196l-30 122M110 196l30 122', paint.ochre, 10),
    ),
    put(
      { x: 176, y: 150, scale: 0.82 },
      person({
        ...cast.salem,
        shirt: paint.milk,
        grown: true,
        below: 'robe',
        look: [0.6, 0],
        hands: [-46, 80, 96, -30],
      }),
    ),
    put(
      { x: 560, y: 172, scale: 0.7 },
      person({
        ...cast.tala,
        shirt: paint.clay,
        team: 'Jizan',
        below: 'trousers',
        trousers: paint.dune,
        shoes: paint.milk,
        look: [-0.8, -0.2],
        mood: 'joy',
        hands: [-66, -62, 50, 92],
      }),
    ),
    put(
      { x: 652, y: 184, scale: 0.64 },
      person({
        ...cast.yousef,
        shirt: paint.palm,
        team: 'Abha',
        below: 'trousers',
        trousers: paint.flax,
        shoes: paint.milk,
        look: [-0.8, -0.2],
        hands: [-36, 60, 36, 58],
      }),
    ),
    put({ x: 652, y: 226, scale: 0.62 }, board(80, 96, paint.ochre, paint.milk)),
    put({ x: 62, y: 40 }, medal(paint.dune, paint.madder, 70)),
  );
