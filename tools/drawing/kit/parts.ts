import { mix, paint } from './palette.ts';
import { all, circle, type Drawing, each, poly, put, rect, shape, times } from './svg.ts';

/** A toothed wheel around (0, 0). */
export function gear(radius: number, teeth: number, fill: string, hub: string = paint.night): Drawing {
  const depth = radius * 0.2;
  const width = ((Math.PI * radius) / teeth) * 0.95;
  return all(
    times(teeth, (n) =>
      put(
        { turn: (n * 360) / teeth },
        shape(
          `M${-width / 2} ${-radius + depth}l${width * 0.18} ${-depth}h${width * 0.64}l${width * 0.18} ${depth}z`,
          fill,
        ),
      ),
    ),
    circle(0, 0, radius - depth * 0.9, fill),
    circle(0, 0, radius * 0.52, mix(fill, paint.night, 0.2)),
    circle(0, 0, radius * 0.42, fill),
    poly(
      [
        [0, -radius * 0.3],
        [radius * 0.3, 0],
        [0, radius * 0.3],
        [-radius * 0.3, 0],
      ],
      hub,
    ),
  );
}

/** A tyre seen from the side. */
export const wheel = (radius: number, rim: string = paint.dune): Drawing =>
  all(
    circle(0, 0, radius, paint.deep),
    times(12, (n) =>
      put({ turn: n * 30 }, rect(-radius * 0.08, -radius * 1.04, radius * 0.16, radius * 0.2, paint.deep, 2)),
    ),
    circle(0, 0, radius * 0.66, rim),
    circle(0, 0, radius * 0.5, mix(rim, paint.night, 0.25)),
    times(6, (n) => put({ turn: n * 60 }, rect(-radius * 0.07, -radius * 0.6, radius * 0.14, radius * 0.6, rim))),
    circle(0, 0, radius * 0.16, paint.night),
  );

/** A beam with its holes, lying along the line from (0, 0). */
export const beam = (holes: number, fill: string, unit = 16): Drawing =>
  all(
    rect(-unit / 2, -unit / 2, holes * unit, unit, fill, unit / 2),
    times(holes, (n) => circle(n * unit, 0, unit * 0.27, mix(fill, paint.night, 0.5))),
  );

const faces = {
  smile: ['.....', '.#.#.', '.....', '#...#', '.###.'],
  heart: ['.#.#.', '#####', '#####', '.###.', '..#..'],
  go: ['..#..', '.###.', '#.#.#', '..#..', '..#..'],
  wink: ['.....', '##.#.', '.....', '#...#', '.###.'],
} as const;
export type LightFace = keyof typeof faces;

/** A controller with its 5 by 5 lights. */
export const hub = (size: number, shows: LightFace, body: string = paint.milk, light: string = paint.dune): Drawing =>
  all(
    rect(-size / 2, -size / 2, size, size, body, size * 0.12),
    rect(-size * 0.38, -size * 0.38, size * 0.76, size * 0.76, paint.night, size * 0.08),
    each(faces[shows], (row, y) =>
      each([...row], (dot, x) =>
        rect(
          size * (-0.31 + x * 0.13),
          size * (-0.31 + y * 0.13),
          size * 0.1,
          size * 0.1,
          dot === '#' ? light : paint.dusk,
          2,
        ),
      ),
    ),
  );
