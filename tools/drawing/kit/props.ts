import type { Random } from '#demo/random.ts';
import { mix, paint } from './palette.ts';
import { all, circle, type Drawing, each, line, oval, poly, put, rect, shape, times } from './svg.ts';

/** A brick from the side, standing at y = 0, with its studs; a stud is `unit` wide. */
export const brick = (studs: number, fill: string, unit = 20, height = unit * 1.2): Drawing =>
  all(
    times(studs, (n) =>
      rect((n + 0.2) * unit, -height - unit * 0.24, unit * 0.6, unit * 0.3, mix(fill, paint.night, 0.14), unit * 0.08),
    ),
    rect(0, -height, studs * unit, height, fill, unit * 0.1),
    rect(0, -height, studs * unit, height * 0.18, mix(fill, paint.milk, 0.3), unit * 0.1),
  );

/** A brick from above, from (0, 0). */
export const brickAbove = (across: number, along: number, fill: string, unit = 20): Drawing =>
  all(
    rect(0, 0, across * unit, along * unit, fill, unit * 0.12),
    times(across * along, (n) => {
      const [x, y] = [((n % across) + 0.5) * unit, (Math.floor(n / across) + 0.5) * unit];
      return (
        circle(x + unit * 0.04, y + unit * 0.05, unit * 0.31, mix(fill, paint.night, 0.22)) +
        circle(x, y, unit * 0.3, mix(fill, paint.milk, 0.2))
      );
    }),
  );

/** A date palm; its foot is at (0, 0). */
export function palm(height: number, leaf: string = paint.palm, trunk: string = paint.ochre): Drawing {
  const top = -height;
  const fronds = [-78, -46, -14, 14, 46, 78, 104, -104];
  return all(
    shape(`M-13 0q6 ${top / 2} 3 ${top}h20q-3 ${-top / 2} 3 ${-top}z`, trunk),
    times(Math.floor(height / 24), (n) => line(`M-10 ${-16 - n * 24}q12 10 22 0`, mix(trunk, paint.night, 0.25), 4)),
    each(fronds, (turn, n) =>
      put(
        { x: 3, y: top, turn },
        shape(
          `M0 4q-22 -60 2 -${height * 0.42}q22 ${height * 0.18} -2 ${height * 0.42}z`,
          n % 2 ? leaf : mix(leaf, paint.night, 0.2),
        ),
      ),
    ),
    circle(-10, top + 14, 9, paint.madder),
    circle(12, top + 18, 9, paint.madder),
    circle(2, top + 26, 9, paint.wine),
  );
}

/** A cup on a foot, its bowl a gear's rim; stands at y = 0, 150 high. */
export const trophy = (metal: string): Drawing => {
  const shade = mix(metal, paint.night, 0.28);
  return all(
    rect(-44, -22, 88, 22, paint.night, 5),
    rect(-32, -36, 64, 16, paint.wine, 4),
    rect(-9, -66, 18, 34, shade),
    line('M-46 -132q-34 4 -26 34q6 20 36 20M46 -132q34 4 26 34q-6 20 -36 20', shade, 10),
    shape('M-54 -146h108q0 84 -54 86q-54 -2 -54 -86z', metal),
    shape('M20 -146h34q0 84 -54 86q26 -20 20 -86z', shade),
    rect(-60, -154, 120, 14, mix(metal, paint.milk, 0.35), 7),
    shape('M-4 -126 16 -106 -4 -86 -24 -106z', paint.madder),
    shape('M-4 -115 5 -106 -4 -97 -13 -106z', paint.milk),
  );
};

/** A medal on a woven ribbon that hangs from (0, 0). */
export const medal = (metal: string, ribbon: string, length = 60): Drawing =>
  all(
    shape(`M-20 0h14l8 ${length}h-8zM20 0h-14l-8 ${length}h8z`, ribbon),
    line(`M-13 2l11 ${length - 4}M13 2l-11 ${length - 4}`, paint.sand, 2.5, '5 4'),
    circle(0, length + 16, 21, mix(metal, paint.night, 0.25)),
    circle(0, length + 16, 17, metal),
    poly(
      [
        [0, length + 6],
        [10, length + 16],
        [0, length + 26],
        [-10, length + 16],
      ],
      mix(metal, paint.milk, 0.55),
    ),
  );

export const confetti = (
  random: Random,
  count: number,
  width: number,
  height: number,
  colours: readonly string[],
): Drawing =>
  times(count, () => {
    const size = random.between(6, 12);
    return put(
      { x: random.between(0, width), y: random.between(0, height), turn: random.between(0, 90) },
      rect(0, 0, size, size * (random.chance(0.5) ? 1 : 0.45), random.pick(colours)),
    );
  });

/** Light that falls from a point in a cone. */
export const beamOfLight = (
  x: number,
  y: number,
  towards: number,
  width: number,
  reach: number,
  fill: string,
  opacity = 0.16,
): Drawing =>
  `<g opacity="${opacity}">${poly(
    [
      [x - 8, y],
      [x + 8, y],
      [towards + width / 2, y + reach],
      [towards - width / 2, y + reach],
    ],
    fill,
  )}</g>`;

export const cloud = (x: number, y: number, scale: number, fill: string): Drawing =>
  put({ x, y, scale }, rect(-70, -18, 140, 36, fill, 18), circle(-24, -20, 30, fill), circle(22, -28, 38, fill));

/** Four-pointed stars, as on a clear night. */
export const stars = (random: Random, count: number, width: number, height: number, fill: string): Drawing =>
  times(count, () => {
    const [x, y, r] = [random.between(0, width), random.between(0, height), random.between(2, 6)];
    return shape(
      `M${x} ${y - r}l${r * 0.3} ${r * 0.7}l${r * 0.7} ${r * 0.3}l${-r * 0.7} ${r * 0.3}l${-r * 0.3} ${r * 0.7}l${-r * 0.3} ${-r * 0.7}l${-r * 0.7} ${-r * 0.3}l${r * 0.7} ${-r * 0.3}z`,
      fill,
    );
  });

/** A clipboard, a tablet: something flat that is held. */
export const board = (width: number, height: number, frame: string, page: string): Drawing =>
  all(
    rect(-width / 2, -height / 2, width, height, frame, 8),
    rect(-width / 2 + 7, -height / 2 + 10, width - 14, height - 18, page, 3),
    oval(0, -height / 2 + 5, 12, 6, paint.flax),
  );
