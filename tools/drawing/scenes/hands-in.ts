import { mix, paint, skins } from '../kit/palette.ts';
import { all, circle, type Drawing, each, line, put, rect, shape, times } from '../kit/svg.ts';
import { band, cloth } from '../kit/weaving.ts';

/** A rug in rings around the middle. */
const rug = all(
  circle(0, 0, 560, paint.wine),
  circle(0, 0, 470, paint.sand),
  circle(0, 0, 456, paint.night),
  times(40, (n) => put({ turn: n * 9 }, shape('M0 -450l30 34l-30 34l-30 -34z', n % 2 ? paint.dune : paint.madder))),
  circle(0, 0, 372, paint.sand),
  circle(0, 0, 360, paint.palm),
  times(24, (n) => put({ turn: n * 15 }, shape('M-44 -356h88l-44 92z', n % 2 ? paint.moss : paint.leaf))),
  circle(0, 0, 262, paint.sand),
  circle(0, 0, 250, paint.madder),
  times(16, (n) => put({ turn: n * 22.5 }, shape('M0 -236l34 60l-34 60l-34 -60z', n % 2 ? paint.dune : paint.milk))),
);

/** A hand that lies flat towards the middle, with its arm and a woven cuff. */
function arm(turn: number, skin: string, sleeve: string, name: string, reach: number): Drawing {
  const shade = mix(skin, '#000000', 0.14);
  return put(
    { turn },
    put(
      { y: -reach },
      shape('M-64 -190l-20 -520h168l-20 520z', sleeve),
      line('M-34 -200l-14 -500', mix(sleeve, paint.night, 0.25), 8),
      cloth(name, -68, -214, 136, 64, 16),
      rect(-68, -156, 136, 8, paint.night),
      shape(
        'M-48 -150h96l6 110q4 30 -2 66q-4 14 -14 14q-10 0 -12 -14l-4 34q-2 14 -14 14q-13 0 -13 -14l-2 -30l-6 28q-4 12 -14 12q-12 -2 -11 -16l2 -40l-10 22q-6 10 -16 6q-10 -6 -6 -20q14 -60 18 -90z',
        skin,
      ),
      line('M-14 -30l-2 50M12 -28l2 54M34 -34l6 46', shade, 4.5),
      shape('M50 -110q34 10 36 50q2 24 -12 26q-12 0 -16 -18q-4 -14 -14 -20z', skin),
    ),
  );
}

const team = [
  [8, skins[2], paint.palm, 'Najd', 40],
  [52, skins[0], paint.indigo, 'Abha', 30],
  [97, skins[4], paint.clay, 'Hail', 46],
  [141, skins[1], paint.dune, 'Taif', 34],
  [188, skins[3], paint.night, 'Arar', 44],
  [232, skins[1], paint.madder, 'Yanbu', 30],
  [278, skins[4], paint.leaf, 'Jazan', 44],
  [322, skins[0], paint.steel, 'Tabuk', 34],
] as const;

export const handsIn = (): Drawing =>
  all(
    rect(0, 0, 1200, 800, paint.night),
    band(0, 0, 1200, 70, [paint.night, paint.dusk, paint.dusk, paint.indigo]),
    band(0, 730, 1200, 70, [paint.night, paint.dusk, paint.dusk, paint.indigo]),
    put(
      { x: 600, y: 400 },
      rug,
      each(team, ([turn, skin, sleeve, name, reach]) => arm(turn, skin, sleeve, name, reach)),
    ),
  );
