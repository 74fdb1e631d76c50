import { cast } from '../kit/cast.ts';
import { mix, paint } from '../kit/palette.ts';
import { person } from '../kit/people.ts';
import { brick, cloud } from '../kit/props.ts';
import { all, circle, type Drawing, each, oval, put, rect, shape, times } from '../kit/svg.ts';
import { band, bunting } from '../kit/weaving.ts';
import { type Moment, rise, swing } from './motion.ts';
import { shadow, stage } from './stage.ts';

const unit = 40;
/** A row of the bird: where it begins, in studs, and how many it has. */
const body = [
  [-2, 4, paint.clay],
  [-3, 6, paint.clay],
  [-4, 7, paint.night],
  [-3, 6, paint.milk],
  [-2, 4, paint.clay],
] as const;

/** A hoopoe of bricks; its feet are at (0, 0), about 400 wide and 520 high. @param crest how far it is open, 0 to 1 */
export function hoopoe(crest = 0.6, nod = 0): Drawing {
  const row = unit * 1.2;
  return all(
    each([-46, 22], (x) => put({ x }, brick(1, paint.ochre, 24, 46), rect(-10, -12, 52, 12, paint.ochre, 5))),
    put(
      { y: -44 },
      each(body, ([from, studs, fill], n) => put({ x: from * unit, y: -n * row }, brick(studs, fill, unit, row))),
      put({ x: -3.6 * unit, y: -1.35 * row, turn: -8 }, brick(3, paint.night, unit * 0.8, row * 0.6)),
      put({ x: -4.6 * unit, y: -0.6 * row, turn: -14 }, brick(3, paint.milk, unit * 0.8, row * 0.5)),
    ),
    put(
      { x: 30, y: -44 - 5 * row, turn: nod },
      each([-70, -42, -14, 14], (turn, n) =>
        put(
          { x: 14, y: -2 * row, turn: turn * (0.45 + crest * 0.55) - 10 },
          rect(-13, -118 + Math.abs(n - 1.5) * 12, 26, 118, paint.dune, 6),
          rect(-13, -118 + Math.abs(n - 1.5) * 12, 26, 30, paint.night, 6),
        ),
      ),
      put({ x: -70, y: 0 }, brick(4, paint.clay, unit, row)),
      put({ x: -70, y: -row }, brick(4, mix(paint.clay, paint.dune, 0.3), unit, row)),
      shape('M88 -76h30l92 34v12h-122z', paint.night),
      circle(36, -62, 25, paint.milk),
      circle(41, -62, 15, paint.night),
      circle(46, -68, 5, paint.milk),
    ),
  );
}

const child = (x: number, who: (typeof cast)[keyof typeof cast], shirt: string, team: string, up: number): Drawing =>
  put(
    { x, y: 480, scale: 1.05 },
    person({
      ...who,
      ...{ shirt, team, below: 'trousers', mood: 'joy', look: [x < 600 ? 0.7 : -0.7, -0.6] },
      hands: [-64, -20 - 60 * up, 64, -20 - 60 * up],
    }),
  );

/** Bricks that grow into a bird: children clap while it opens its crest. */
export function discover(t: Moment): Drawing {
  const beat = rise(t, 2);
  return all(
    rect(0, 0, stage.width, stage.height, paint.mint),
    circle(600, 400, 350, mix(paint.honey, paint.milk, 0.35)),
    circle(600, 400, 290, paint.honey),
    cloud(190 + 18 * swing(t), 190, 1.1, paint.milk),
    cloud(1010 - 18 * swing(t), 150, 1.3, paint.milk),
    bunting([-20, 70], [1220, 70], [paint.madder, paint.dune, paint.palm, paint.milk, paint.indigo], 22, 26),
    shape('M0 610q300 -90 620 -46t580 -20V800H0z', paint.leaf),
    shape('M0 660q360 -50 640 -20t560 -10V800H0z', paint.palm),
    oval(600, 700, 270, 24, 'rgba(8,18,35,.22)'),
    put({ x: 590, y: 700 }, hoopoe(rise(t, 1, 0.5), 4 * swing(t, 2))),
    shadow(250, 706, 130) + shadow(960, 706, 130),
    child(250, cast.tala, paint.dune, 'Unaizah', beat),
    child(960, cast.faris, paint.madder, 'Jubail', 1 - beat),
    put({ x: 60, y: 716 }, brick(3, paint.madder, 30)),
    put({ x: 90, y: 680 }, brick(2, paint.dune, 30)),
    put({ x: 1060, y: 720 }, brick(3, paint.indigo, 30)),
    times(2, (n) => put({ x: 1066 + n * 40, y: 684 }, brick(1, n ? paint.milk : paint.clay, 30))),
    band(0, 738, stage.width, 62, [paint.moss, paint.dune, paint.milk, paint.clay]),
  );
}
