import { brickRobotAbove } from '../kit/brick-robots.ts';
import { mix, paint } from '../kit/palette.ts';
import { beam } from '../kit/parts.ts';
import { brickAbove } from '../kit/props.ts';
import { all, circle, type Drawing, each, line, oval, put, rect, shape, times } from '../kit/svg.ts';
import { upright } from '../kit/weaving.ts';

const track = 'M-60 690H210Q330 690 330 570V330Q330 210 450 210H690Q800 210 800 320V430Q800 540 910 540H1260';
const side = 'M800 380V90Q800 20 870 20H1260';

/** A coloured square in a frame, which the robot reads. */
const square = (x: number, y: number, fill: string): Drawing =>
  rect(x, y, 92, 92, paint.milk, 6) + rect(x + 9, y + 9, 74, 74, fill, 4);

const tree = all(
  brickAbove(3, 3, paint.ochre, 24),
  put(
    { x: 36, y: 36 },
    times(7, (n) => put({ turn: n * 51 }, oval(0, -40, 16, 32, n % 2 ? paint.palm : paint.leaf))),
    circle(0, 0, 16, paint.moss),
  ),
);
const waterTank = all(
  circle(0, 0, 66, paint.steel),
  circle(0, 0, 54, paint.indigo),
  circle(-12, -12, 26, mix(paint.indigo, paint.milk, 0.3)),
  times(8, (n) => put({ turn: n * 45 }, rect(-7, -72, 14, 16, paint.night, 3))),
);

export const missionMat = (): Drawing =>
  all(
    rect(0, 0, 1200, 800, paint.milk),
    shape('M0 0H300V140Q300 220 220 240L0 300z', mix(paint.leaf, paint.milk, 0.55)),
    shape('M1200 800H520Q540 690 660 660L960 640Q1080 630 1200 560z', mix(paint.dune, paint.milk, 0.45)),
    shape('M430 330H720V560Q560 580 430 500z', mix(paint.indigo, paint.milk, 0.72)),
    times(24, (n) => line(`M${n * 52} 0v800`, 'rgba(12,29,56,.05)', 2)),
    times(16, (n) => line(`M0 ${n * 52}h1200`, 'rgba(12,29,56,.05)', 2)),
    line(track, paint.night, 44),
    line(side, paint.night, 44),
    line(track, paint.dusk, 6, '20 24'),
    each(
      [
        [60, 90, paint.madder],
        [170, 90, paint.dune],
        [60, 200, paint.palm],
        [960, 110, paint.indigo],
        [1070, 110, paint.clay],
        [960, 220, paint.leaf],
        [1070, 220, paint.madder],
      ] as const,
      ([x, y, fill]) => square(x, y, fill),
    ),
    put({ x: 520, y: 330 }, tree),
    put({ x: 620, y: 430 }, tree),
    put({ x: 970, y: 690 }, waterTank),
    put({ x: 1100, y: 650, turn: 14 }, brickAbove(3, 4, paint.clay, 24)),
    put({ x: 700, y: 690, turn: -18 }, brickAbove(5, 2, paint.palm, 26)),
    put({ x: 724, y: 700, turn: -18 }, brickAbove(2, 1, paint.dune, 26)),
    put({ x: 80, y: 110 }, brickAbove(2, 2, paint.madder, 26)),
    put({ x: 982, y: 240 }, brickAbove(2, 2, paint.leaf, 24)),
    oval(342, 470, 150, 120, 'rgba(8,18,35,.16)'),
    circle(330, 330, 60, mix(paint.clay, paint.milk, 0.4)),
    circle(330, 330, 30, paint.clay),
    put(
      { x: 330, y: 490, scale: 1.5 },
      brickRobotAbove(paint.palm, paint.dune, 'go'),
      rect(-22, -112, 44, 26, paint.night, 6),
      circle(0, -104, 8, paint.clay),
      put({ x: -60, y: 84 }, beam(8, paint.madder, 17)),
    ),
    rect(0, 770, 1200, 30, paint.ochre),
    upright(1160, 0, 40, 800, [paint.night, paint.madder, paint.sand, paint.dune]),
    upright(0, 0, 22, 800, [paint.night, paint.madder, paint.sand, paint.dune]),
  );
