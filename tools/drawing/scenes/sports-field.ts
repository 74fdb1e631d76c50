import { brickRobotAbove } from '../kit/brick-robots.ts';
import { cast } from '../kit/cast.ts';
import { mix, paint } from '../kit/palette.ts';
import { all, circle, type Drawing, each, line, oval, put, rect, shape, times } from '../kit/svg.ts';
import { band, cloth, upright } from '../kit/weaving.ts';

const ball = (x: number, y: number, fill: string): Drawing =>
  oval(x + 6, y + 9, 25, 22, 'rgba(8,18,35,.25)') +
  circle(x, y, 25, fill) +
  circle(x - 8, y - 9, 8, mix(fill, paint.milk, 0.6));

/** A person who kneels at the edge of the field: cap or scarf, shoulders, hands on the wall. */
function onlooker(
  x: number,
  y: number,
  turn: number,
  skin: string,
  cover: string,
  shirt: string,
  name: string,
): Drawing {
  return put(
    { x, y, turn },
    oval(0, 8, 94, 46, mix(shirt, paint.night, 0.16)),
    oval(0, 2, 88, 42, shirt),
    line('M-66 -6q-22 -40 -6 -66M66 -6q22 -40 6 -66', shirt, 28),
    circle(-72, -78, 15, skin),
    circle(72, -78, 15, skin),
    cloth(name, -34, 16, 68, 22, 11),
    oval(0, -18, 44, 46, mix(cover, paint.night, 0.2)),
    oval(0, -22, 40, 42, cover),
    shape('M-26 -52a30 24 0 0 1 52 0q-26 -16 -52 0z', skin),
  );
}

const half = (x: number, fill: string, stripe: string): Drawing =>
  rect(x, 110, 480, 580, fill) + times(6, (n) => rect(x + n * 80, 110, 40, 580, stripe));

export const sportsField = (): Drawing =>
  all(
    rect(0, 0, 1200, 800, paint.night),
    times(13, (n) => line(`M0 ${n * 66}h1200`, paint.dusk, 3)),
    rect(96, 86, 1024, 646, 'rgba(0,0,0,.3)', 10),
    rect(88, 78, 1024, 644, paint.ochre, 10),
    rect(104, 94, 992, 612, paint.dune, 4),
    half(120, mix(paint.indigo, paint.milk, 0.5), mix(paint.indigo, paint.milk, 0.56)),
    half(600, mix(paint.clay, paint.milk, 0.48), mix(paint.clay, paint.milk, 0.54)),
    rect(590, 110, 20, 580, paint.milk),
    circle(600, 400, 96, paint.milk),
    circle(600, 400, 84, paint.sand),
    each([0, 45, 90, 135], (turn) =>
      put(
        { x: 600, y: 400, turn },
        shape('M0 -72l20 52l-20 14l-20 -14zM0 72l20 -52l-20 -14l-20 14z', turn % 90 ? paint.dune : paint.madder),
      ),
    ),
    circle(600, 400, 16, paint.night),
    upright(120, 110, 26, 580, [paint.indigo, paint.sand, paint.dune, paint.milk]),
    upright(1054, 110, 26, 580, [paint.madder, paint.sand, paint.dune, paint.milk]),
    band(104, 94, 992, 16, [paint.wine, paint.dune, paint.dune, paint.sand]),
    band(104, 690, 992, 16, [paint.wine, paint.dune, paint.dune, paint.sand]),
    put({ x: 340, y: 260, turn: 66, scale: 0.84 }, brickRobotAbove(paint.indigo, paint.dune, 'smile')),
    put({ x: 380, y: 550, turn: 104, scale: 0.84 }, brickRobotAbove(paint.night, paint.dune, 'go')),
    put({ x: 870, y: 240, turn: -70, scale: 0.84 }, brickRobotAbove(paint.madder, paint.sand, 'wink')),
    put({ x: 800, y: 560, turn: -98, scale: 0.84 }, brickRobotAbove(paint.wine, paint.sand, 'go')),
    each(
      [
        [240, 400],
        [470, 190],
        [520, 620],
        [250, 630],
        [720, 330],
        [950, 420],
        [1000, 620],
        [730, 170],
      ] as const,
      ([x, y]) => ball(x, y, '#7b5a9e'),
    ),
    ball(482, 420, paint.ball),
    line('M430 424h-46M434 402l-36 -10M434 446l-36 10', paint.milk, 6),
    onlooker(330, 742, 0, cast.saad.skin, '#17110f', paint.indigo, 'Hail'),
    onlooker(560, 748, 0, cast.noura.skin, paint.sand, paint.indigo, 'Hail'),
    onlooker(860, 744, 0, cast.lama.skin, paint.madder, paint.clay, 'Jazan'),
    onlooker(420, 58, 180, cast.faris.skin, '#17110f', paint.indigo, 'Hail'),
    onlooker(760, 54, 180, cast.ziad.skin, paint.leaf, paint.clay, 'Jazan'),
    onlooker(960, 58, 180, cast.maha.skin, paint.indigo, paint.clay, 'Jazan'),
  );
