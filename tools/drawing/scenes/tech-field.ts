import { cast } from '../kit/cast.ts';
import type { Head } from '../kit/heads.ts';
import { mix, paint } from '../kit/palette.ts';
import { person } from '../kit/people.ts';
import { all, circle, type Drawing, each, line, poly, put, rect, shape, times } from '../kit/svg.ts';
import { band } from '../kit/weaving.ts';

/** A point of the field, in tiles, as it lies on the picture: seen from a corner, from above. */
const at = (x: number, y: number, up = 0): [number, number] => [600 + (x - y) * 82, 250 + (x + y) * 41 - up * 60];
const floor = (x: number, y: number, width: number, depth: number, fill: string, up = 0): Drawing =>
  poly([at(x, y, up), at(x + width, y, up), at(x + width, y + depth, up), at(x, y + depth, up)], fill);

/** A block on the field: top, the side to the start and the side to the end. */
function block(x: number, y: number, width: number, depth: number, up: number, fill: string, from = 0): Drawing {
  return all(
    poly(
      [
        at(x, y + depth, from),
        at(x + width, y + depth, from),
        at(x + width, y + depth, from + up),
        at(x, y + depth, from + up),
      ],
      mix(fill, paint.night, 0.18),
    ),
    poly(
      [
        at(x + width, y, from),
        at(x + width, y + depth, from),
        at(x + width, y + depth, from + up),
        at(x + width, y, from + up),
      ],
      mix(fill, paint.night, 0.38),
    ),
    floor(x, y, width, depth, fill, from + up),
  );
}

/** A robot as blocks: wheels, body, mast, and a woven plate on its top. */
const robot = (x: number, y: number, fill: string): Drawing => {
  const [cx, cy] = at(x + 0.45, y + 0.45, 0.72);
  return all(
    block(x - 0.06, y - 0.06, 1.02, 1.02, 0.22, paint.deep),
    block(x, y, 0.9, 0.9, 0.5, fill, 0.22),
    poly(
      [
        [cx, cy - 24],
        [cx + 48, cy],
        [cx, cy + 24],
        [cx - 48, cy],
      ],
      paint.sand,
    ),
    poly(
      [
        [cx, cy - 14],
        [cx + 28, cy],
        [cx, cy + 14],
        [cx - 28, cy],
      ],
      fill,
    ),
    poly(
      [
        [cx, cy - 6],
        [cx + 12, cy],
        [cx, cy + 6],
        [cx - 12, cy],
      ],
      paint.dune,
    ),
    block(x + 0.1, y + 0.1, 0.16, 0.16, 1.2, paint.steel, 0.72),
    line(`M${at(x + 0.18, y + 0.18, 1.9).join(' ')}L${at(x + 0.9, y + 0.5, 1.5).join(' ')}`, paint.dune, 9),
    circle(...at(x + 0.9, y + 0.5, 1.5), 9, paint.milk),
  );
};

const sample = (x: number, y: number, fill: string): Drawing => block(x, y, 0.3, 0.18, 0.16, fill);

const controller = all(
  rect(-30, -12, 60, 26, paint.night, 12),
  circle(-15, 0, 6, paint.steel),
  circle(15, 0, 6, paint.clay),
);
const driver = (x: number, y: number, who: Head, shirt: string, team: string, look: number): Drawing =>
  put(
    { x, y, scale: 1.02 },
    person({ ...who, shirt, team, below: 'trousers', glasses: true, look: [look, 0.5], hands: [-22, 62, 22, 62] }),
    put({ y: 60 }, controller),
  );

export const techField = (): Drawing =>
  all(
    rect(0, 0, 1200, 800, paint.indigo),
    times(12, (n) => line(`M${n * 120 - 100} 0l-300 800`, mix(paint.indigo, paint.night, 0.2), 40)),
    band(0, 0, 1200, 60, [paint.night, paint.madder, paint.sand, paint.dune]),
    driver(150, 236, cast.lama, paint.madder, 'Arar', 0.9),
    driver(290, 176, cast.badr, paint.madder, 'Arar', 0.8),
    driver(910, 176, cast.noura, paint.palm, 'Tabuk', -0.8),
    driver(1050, 236, cast.ziad, paint.palm, 'Tabuk', -0.9),
    floor(-0.2, -0.2, 6.4, 6.4, paint.night),
    times(36, (n) => floor(n % 6, Math.floor(n / 6), 0.97, 0.97, (n + Math.floor(n / 6)) % 2 ? '#8a93a3' : '#9aa3b2')),
    floor(0, 0, 1, 1, paint.clay),
    floor(5, 5, 0.97, 0.97, paint.leaf),
    line(`M${at(0, 3).join(' ')}L${at(6, 3).join(' ')}`, paint.milk, 6),
    line(`M${at(2, 2).join(' ')}L${at(4, 2).join(' ')}L${at(4, 4).join(' ')}L${at(2, 4).join(' ')}z`, paint.dune, 7),
    block(-0.2, -0.2, 6.4, 0.12, 0.5, paint.steel),
    block(-0.2, -0.1, 0.12, 6.3, 0.5, paint.steel),
    block(0.1, 2.6, 0.4, 0.8, 0.9, paint.madder),
    block(2.6, 0.1, 0.8, 0.4, 0.9, paint.palm),
    block(2.85, 2.85, 0.3, 0.3, 1.5, paint.ochre),
    block(2.45, 2.45, 1.1, 1.1, 0.14, paint.dune, 1.5),
    put(
      { x: at(3, 3, 2.2)[0], y: at(3, 3, 2.2)[1] },
      line('M0 34v-46', paint.ochre, 6),
      shape('M0 -12 44 0 0 14z', paint.madder),
    ),
    robot(1.1, 1.5, paint.madder),
    robot(4.1, 1.3, paint.palm),
    each(
      [
        [2.2, 3.3, paint.dune],
        [3.6, 2.3, paint.clay],
        [1.5, 4.6, paint.leaf],
        [4.6, 2.9, paint.dune],
        [3.2, 4.7, paint.clay],
        [2.4, 1.3, paint.dune],
      ] as const,
      ([x, y, fill]) => sample(x, y, fill),
    ),
    robot(1.5, 3.5, paint.clay),
    robot(4, 4, paint.leaf),
    sample(5.3, 3.4, paint.dune),
    sample(3.4, 5.4, paint.clay),
    block(-0.2, 6.06, 6.4, 0.12, 0.42, paint.haze),
    block(6.06, -0.2, 0.12, 6.38, 0.42, paint.haze),
  );
