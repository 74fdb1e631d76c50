import { createRandom } from '#demo/random.ts';
import { cast } from '../kit/cast.ts';
import type { Head } from '../kit/heads.ts';
import { mix, paint } from '../kit/palette.ts';
import { person } from '../kit/people.ts';
import { palm, stars } from '../kit/props.ts';
import { all, circle, type Drawing, each, line, put, rect, shape, times } from '../kit/svg.ts';
import { band, bunting } from '../kit/weaving.ts';

/** A firework that opens as a woven star. */
const burst = (x: number, y: number, size: number, one: string, other: string): Drawing =>
  put(
    { x, y, scale: size },
    times(16, (n) =>
      put(
        { turn: n * 22.5 },
        line('M0 -26V-64', n % 2 ? one : other, 5),
        shape(`M0 ${n % 2 ? -104 : -86}l9 14l-9 14l-9 -14z`, n % 2 ? one : other),
      ),
    ),
    times(8, (n) => put({ turn: n * 45 }, shape('M0 -24l7 12l-7 12l-7 -12z', paint.milk))),
  );

function tower(x: number, width: number, height: number, fill: string, seed: number): Drawing {
  const random = createRandom(seed);
  return (
    rect(x, 560 - height, width, height, fill) +
    times(Math.floor(width / 20) * Math.floor(height / 26), (n) => {
      const across = Math.floor(width / 20);
      return random.chance(0.42)
        ? rect(
            x + 7 + (n % across) * 20,
            560 - height + 14 + Math.floor(n / across) * 26,
            9,
            13,
            random.pick([paint.dune, paint.honey, paint.clay]),
          )
        : '';
    })
  );
}

const skyline = all(
  tower(30, 90, 210, paint.dusk, 1),
  tower(140, 70, 300, paint.dusk, 2),
  tower(230, 110, 160, paint.dusk, 3),
  tower(470, 80, 240, paint.dusk, 4),
  tower(700, 90, 190, paint.dusk, 5),
  tower(950, 80, 270, paint.dusk, 6),
  tower(1050, 120, 200, paint.dusk, 7),
  // Two towers: one with an opening at the top, one with a pointed top.
  shape('M372 560q-6 -300 16 -400q52 44 92 0q22 100 16 400z', mix(paint.indigo, paint.night, 0.25)),
  shape('M404 240q30 70 60 0q-6 -40 -10 -62q-20 16 -40 0q-6 30 -10 62z', paint.night),
  times(9, (n) => rect(392, 300 + n * 28, 84, 5, paint.dune)),
  shape('M824 560L864 210L904 560z', mix(paint.indigo, paint.night, 0.25)),
  circle(864, 292, 20, paint.dune),
  line('M864 210v-46', paint.dune, 5),
  times(7, (n) => line(`M${848 - n * 4} ${346 + n * 30}h${32 + n * 8}`, paint.dune, 4)),
);

/** The clay walls of the old town, with lights in their triangles. */
const oldTown = all(
  each(
    [
      [0, 330, 560],
      [300, 260, 520],
      [560, 300, 566],
      [840, 380, 530],
    ] as const,
    ([x, width, top], n) =>
      all(
        rect(x, top, width, 260, n % 2 ? '#a8703f' : '#b87c47'),
        times(Math.floor(width / 36), (k) =>
          shape(`M${x + k * 36 + 4} ${top}l14 -26l14 26z`, n % 2 ? '#a8703f' : '#b87c47'),
        ),
        times(Math.floor(width / 54), (k) => shape(`M${x + 18 + k * 54} ${top + 58}l12 -22l12 22z`, paint.honey)),
        rect(x, top + 76, width, 6, '#8a5a32'),
      ),
  ),
  rect(380, 600, 66, 130, paint.wine, 4),
  band(380, 600, 66, 26, [paint.madder, paint.dune, paint.sand, paint.night]),
  rect(980, 606, 66, 124, paint.moss, 4),
  band(980, 606, 66, 26, [paint.palm, paint.dune, paint.sand, paint.night]),
);

const lantern = put(
  { x: 62, y: 30 },
  line('M0 -34v14', paint.ochre, 4),
  shape('M-14 -20h28l6 34h-40z', paint.dune),
  shape('M-8 -14h16l3 22h-22z', paint.milk),
  rect(-16, 14, 32, 6, paint.wine, 2),
  `<circle cy="2" r="46" fill="${paint.dune}" opacity=".2"/>`,
);
const guest = (x: number, y: number, scale: number, who: Head, shirt: string, more: object = {}): Drawing =>
  put(
    { x, y, scale },
    person({ ...who, shirt, back: true, below: 'trousers', hands: [-54, 90, 60, -10], ...more }),
    lantern,
  );

export const riyadhEvening = (): Drawing =>
  all(
    rect(0, 0, 1200, 800, paint.night),
    shape('M0 300H1200V600H0z', mix(paint.night, paint.wine, 0.3)),
    shape('M0 420H1200V600H0z', mix(paint.night, paint.wine, 0.62)),
    stars(createRandom(3), 70, 1200, 380, paint.honey),
    burst(250, 130, 1.1, paint.dune, paint.clay),
    burst(640, 150, 1.5, paint.leaf, paint.milk),
    burst(1040, 130, 1.2, paint.clay, paint.dune),
    burst(860, 70, 0.6, paint.milk, paint.leaf),
    burst(60, 240, 0.6, paint.leaf, paint.dune),
    burst(450, 66, 0.6, paint.clay, paint.milk),
    skyline,
    oldTown,
    put({ x: 670, y: 716 }, palm(240, paint.palm)),
    put({ x: 800, y: 720 }, palm(180, paint.moss)),
    put({ x: 30, y: 720 }, palm(220, paint.moss)),
    put({ x: 1176, y: 720 }, palm(260, paint.palm)),
    bunting([40, 560], [660, 540], [paint.dune, paint.clay, paint.leaf], 16, 26),
    bunting([690, 536], [1180, 540], [paint.leaf, paint.dune, paint.clay], 13, 26),
    rect(0, 712, 1200, 90, paint.deep),
    guest(130, 604, 0.86, cast.hessa, paint.dusk, { below: 'robe', grown: true }),
    guest(230, 640, 0.66, cast.reem, paint.clay),
    guest(520, 622, 0.76, cast.faris, paint.palm, { hands: [-54, 90, 66, -20] }),
    guest(610, 610, 0.82, cast.lama, paint.palm),
    guest(870, 600, 0.9, cast.salem, paint.milk, { below: 'robe', grown: true }),
    guest(1090, 630, 0.72, cast.omar, paint.madder),
    guest(340, 614, 0.8, cast.yousef, paint.indigo),
    guest(760, 640, 0.66, cast.tala, paint.dune),
  );
