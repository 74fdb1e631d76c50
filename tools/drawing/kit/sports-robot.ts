import { mix, paint } from './palette.ts';
import { wheel } from './parts.ts';
import { all, circle, type Drawing, line, oval, put, rect, shape, times } from './svg.ts';
import { emblem } from './weaving.ts';

/** A sports robot from the side, leaning at the ball: scoop in front, a round eye, an emblem for its number. */
export const player = (body: string, trim: string, name: string): Drawing =>
  all(
    oval(0, 6, 190, 20, 'rgba(8,18,35,.35)'),
    shape('M96 -24l96 24v-26l-60 -64h-50z', paint.steel),
    line('M110 -20l74 16', paint.haze, 6),
    shape('M-160 -60q-10 -150 110 -170h90q100 20 110 120v64h-310z', body),
    shape('M-160 -60q-10 -150 110 -170h30q-90 40 -80 184z', mix(body, paint.milk, 0.24)),
    rect(-164, -78, 318, 34, trim, 10),
    times(9, (n) => circle(-144 + n * 35, -61, 6, mix(trim, paint.night, 0.5))),
    circle(84, -152, 50, paint.milk),
    circle(92, -150, 36, paint.night),
    shape('M94 -178l28 28l-28 28l-28 -28z', paint.dune),
    shape('M94 -164l14 14l-14 14l-14 -14z', paint.night),
    circle(104, -162, 7, paint.milk),
    line('M40 -214l84 26', paint.night, 12),
    rect(-112, -196, 112, 112, paint.night, 12),
    emblem(name, -104, -188, 96),
    line('M-60 -230l-26 -66', trim, 9),
    circle(-88, -302, 13, paint.dune),
    line('M-10 -232l-8 -44', trim, 9),
    circle(-20, -282, 10, paint.leaf),
    put({ x: -94, y: -40 }, wheel(50, trim)),
    put({ x: 66, y: -40 }, wheel(50, trim)),
  );
