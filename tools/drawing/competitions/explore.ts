import { mix, paint } from '../kit/palette.ts';
import { gear } from '../kit/parts.ts';
import { palm } from '../kit/props.ts';
import { all, circle, type Drawing, each, line, oval, put, rect, shape, times } from '../kit/svg.ts';
import { band, emblem } from '../kit/weaving.ts';
import { type Moment, swing } from './motion.ts';
import { stage } from './stage.ts';

/** A jar with a woven belt around (0, 0), about 150 wide and 200 high. */
export const jar = (fill: string): Drawing =>
  all(
    shape('M-34 -100h68l-8 26h-52z', mix(fill, paint.night, 0.2)),
    line('M-30 -74q-58 2 -50 56M30 -74q58 2 50 56', mix(fill, paint.night, 0.2), 13),
    shape('M-30 -76h60q56 44 44 102q-10 50 -46 74h-56q-36 -24 -46 -74q-12 -58 44 -102z', fill),
    band(-70, -16, 140, 46, [paint.night, paint.sand, paint.dune, paint.milk]),
  );

const shell = (fill: string): Drawing =>
  all(
    circle(0, 0, 62, fill),
    circle(8, 4, 44, mix(fill, paint.milk, 0.3)),
    circle(14, 8, 28, fill),
    circle(18, 10, 13, mix(fill, paint.milk, 0.4)),
  );

const bone = (fill: string): Drawing =>
  all(
    line('M-60 24L60 -24', fill, 24),
    each([-1, 1], (side) => circle(side * 70, side * -18, 17, fill) + circle(side * 60, side * -40, 17, fill)),
  );

type Find = { x: number; y: number; turn?: number; drawn: (lit: boolean) => Drawing };
const earth = mix(paint.ochre, paint.wine, 0.35);
const dim = (colour: string) => mix(colour, earth, 0.72);
const finds: Find[] = [
  { x: 600, y: 470, drawn: (lit) => jar(lit ? paint.madder : dim(paint.madder)) },
  { x: 300, y: 470, turn: 12, drawn: (lit) => shell(lit ? paint.leaf : dim(paint.leaf)) },
  { x: 905, y: 480, drawn: (lit) => gear(74, 11, lit ? paint.dune : dim(paint.dune), lit ? paint.night : earth) },
  { x: 450, y: 630, drawn: (lit) => bone(lit ? paint.milk : dim(paint.milk)) },
  {
    x: 760,
    y: 640,
    turn: 45,
    drawn: (lit) => (lit ? emblem('FLLE', -52, -52, 104) : rect(-52, -52, 104, 104, dim(paint.indigo))),
  },
];

const buried = (lit: boolean): Drawing =>
  all(
    rect(0, 290, stage.width, 448, lit ? mix(paint.honey, paint.milk, 0.25) : earth),
    times(4, (n) =>
      shape(
        `M0 ${370 + n * 100}q300 ${n % 2 ? 34 : -34} 600 0t600 0v34q-300 ${n % 2 ? -34 : 34} -600 0t-600 0z`,
        lit ? mix(paint.dune, paint.honey, 0.5) : mix(earth, paint.night, 0.16),
      ),
    ),
    each(finds, ({ x, y, turn = 0, drawn }) => put({ x, y, turn }, drawn(lit))),
  );

/** The handle and the rim of a magnifier around (0, 0). */
export const magnifier = (radius: number): Drawing =>
  all(
    put(
      { turn: 42 },
      rect(radius - 6, -17, 60, 34, paint.night, 8),
      rect(radius + 48, -25, 150, 50, paint.madder, 22),
      band(radius + 70, -17, 106, 34, [paint.wine, paint.dune, paint.sand, paint.milk]),
    ),
    `<circle r="${radius}" fill="none" stroke="${paint.night}" stroke-width="26"/>`,
    `<circle r="${radius}" fill="none" stroke="${paint.dune}" stroke-width="12"/>`,
    line(`M${-radius * 0.62} ${-radius * 0.42}q12 -30 40 -44`, paint.milk, 9),
  );

/** What the ground has kept: a magnifier goes over it, and what is under the glass has its colours. */
export function explore(t: Moment): Drawing {
  // Starts over the jar; goes to both sides and back.
  const [x, y, radius] = [600 + 310 * swing(t), 476 + 46 * swing(t, 2), 168];
  return all(
    rect(0, 0, stage.width, 320, mix(paint.sky, paint.milk, 0.3)),
    circle(910, 190, 84, paint.honey),
    circle(910, 190, 62, paint.dune),
    shape('M0 300q160 -110 330 -40t380 -20t490 30v60H0z', mix(paint.dune, paint.milk, 0.35)),
    put({ x: 150, y: 296 }, palm(190, paint.palm)),
    put({ x: 240, y: 298 }, palm(130, paint.leaf)),
    put({ x: 1080, y: 298 }, palm(170, paint.moss)),
    buried(false),
    rect(0, 286, stage.width, 20, mix(paint.dune, paint.ochre, 0.4)),
    oval(x, y, radius, radius, paint.honey),
    `<clipPath id="glass"><circle cx="${x}" cy="${y}" r="${radius}"/></clipPath><g clip-path="url(#glass)">${buried(true)}</g>`,
    put({ x, y }, magnifier(radius)),
    band(0, 738, stage.width, 62, [paint.night, paint.clay, paint.dune, paint.sand]),
  );
}
