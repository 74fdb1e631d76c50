import { createRandom } from '#demo/random.ts';
import { cast } from '../kit/cast.ts';
import { crowd } from '../kit/crowd.ts';
import type { Head } from '../kit/heads.ts';
import { mix, paint } from '../kit/palette.ts';
import { person } from '../kit/people.ts';
import { beamOfLight, confetti, medal, trophy } from '../kit/props.ts';
import { all, type Drawing, each, put, rect, shape, times } from '../kit/svg.ts';
import { band, cloth } from '../kit/weaving.ts';

const silver = '#b9c2cf';
const bronze = '#b9743c';

const step = (x: number, top: number, width: number, fill: string, rank: number): Drawing =>
  all(
    rect(x, top, width, 800 - top, fill),
    rect(x, top, width, 16, mix(fill, paint.milk, 0.35)),
    band(x, top + 16, width, 54, [paint.night, paint.madder, paint.sand, paint.dune]),
    times(rank, (n) =>
      put(
        { x: x + width / 2 + (n - (rank - 1) / 2) * 44, y: top + 124 },
        shape('M0 -24l20 24l-20 24l-20 -24z', paint.dune),
        shape('M0 -11l9 11l-9 11l-9 -11z', fill),
      ),
    ),
  );

const winner = (
  x: number,
  y: number,
  who: Head,
  shirt: string,
  team: string,
  metal: string,
  more: object = {},
): Drawing =>
  put(
    { x, y },
    person({ ...who, shirt, team, below: 'trousers', mood: 'joy', ...more }),
    put({ y: 4, scale: 0.74 }, medal(metal, paint.madder, 46)),
  );

export const podium = (): Drawing =>
  all(
    rect(0, 0, 1200, 800, paint.night),
    cloth('Dammam', 150, 30, 900, 420, 30),
    `<rect x="150" y="30" width="900" height="420" fill="${paint.night}" opacity=".45"/>`,
    rect(130, 16, 940, 18, paint.ochre, 8),
    band(130, 34, 940, 44, [paint.madder, paint.dune, paint.sand, paint.palm]),
    each(
      [
        [60, 380],
        [600, 600],
        [1140, 820],
      ] as const,
      ([x, towards]) => beamOfLight(x, -10, towards, 520, 820, paint.honey, 0.14),
    ),
    step(120, 560, 300, paint.indigo, 2),
    step(420, 470, 360, paint.palm, 1),
    step(780, 610, 300, paint.madder, 3),
    winner(180, 352, cast.lama, paint.indigo, 'Taif', silver, { hands: [-60, -70, 50, 88] }),
    winner(280, 346, cast.saad, paint.indigo, 'Taif', silver, { hands: [-54, 90, 54, 90], mood: 'smile' }),
    winner(370, 352, cast.huda, paint.indigo, 'Taif', silver, { hands: [-48, 90, 62, -66] }),
    winner(490, 260, cast.badr, paint.palm, 'Riyadh', paint.dune, { hands: [-66, -62, 44, 70] }),
    winner(710, 260, cast.noura, paint.palm, 'Riyadh', paint.dune, { hands: [-44, 70, 66, -62] }),
    winner(600, 250, cast.ziad, paint.palm, 'Riyadh', paint.dune, { hands: [-46, -110, 46, -110] }),
    put({ x: 600, y: 152, scale: 0.86 }, trophy(paint.dune)),
    winner(840, 404, cast.yousef, paint.madder, 'Najran', bronze, { hands: [-60, -70, 50, 88] }),
    winner(930, 400, cast.faris, paint.madder, 'Najran', bronze, { hands: [-40, 64, 40, 62], mood: 'smile' }),
    winner(1022, 404, cast.sara, paint.madder, 'Najran', bronze, { hands: [-50, 88, 60, -70] }),
    confetti(createRandom(77), 130, 1200, 640, [
      paint.dune,
      paint.clay,
      paint.leaf,
      paint.milk,
      paint.madder,
      paint.steel,
    ]),
    crowd(41, [0, 752, 1200], 1, 34, [paint.deep, paint.dusk], 1.1),
    `<rect x="0" y="700" width="1200" height="100" fill="${paint.deep}" opacity=".55"/>`,
  );
