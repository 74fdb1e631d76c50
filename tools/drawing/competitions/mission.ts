import { brickRobotAbove } from '../kit/brick-robots.ts';
import { mix, paint } from '../kit/palette.ts';
import { brickAbove } from '../kit/props.ts';
import { all, circle, type Drawing, each, line, put, rect, shape, times } from '../kit/svg.ts';
import { band, emblem, upright } from '../kit/weaving.ts';
import type { Moment } from './motion.ts';
import { stage } from './stage.ts';

/** The line on the mat: an eight on its side, around the middle of the picture. */
const track = (t: Moment) => {
  const turn = 2 * Math.PI * t;
  return { x: 600 + 330 * Math.sin(turn), y: 400 + 165 * Math.sin(2 * turn) } as const;
};
const path = (): string =>
  `M${Array.from({ length: 120 }, (_, n) => {
    const { x, y } = track(n / 120);
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  }).join('L')}z`;

/** Where the robot looks: to where it is next. */
function heading(t: Moment): number {
  const [here, next] = [track(t), track(t + 0.002)];
  return (Math.atan2(next.y - here.y, next.x - here.x) * 180) / Math.PI + 90;
}

const zone = (x: number, y: number, fill: string, studs: string): Drawing =>
  put(
    { x, y },
    rect(-88, -70, 176, 140, fill, 14),
    put({ x: -60, y: -30 }, brickAbove(2, 2, studs, 30)),
    put({ x: 20, y: -20 }, brickAbove(1, 2, studs, 30)),
  );

/** The mat from above. A robot follows its line, without end. */
export function mission(t: Moment): Drawing {
  const robot = track(t);
  const line8 = path();
  return all(
    rect(0, 0, stage.width, stage.height, paint.ochre),
    rect(26, 26, stage.width - 52, stage.height - 52, mix(paint.milk, paint.sand, 0.4), 10),
    band(26, 26, stage.width - 52, 60, [paint.palm, paint.dune, paint.milk, paint.night]),
    band(26, stage.height - 86, stage.width - 52, 60, [paint.palm, paint.dune, paint.milk, paint.night]),
    upright(26, 86, 60, stage.height - 172, [paint.palm, paint.dune, paint.milk, paint.night]),
    upright(stage.width - 86, 86, 60, stage.height - 172, [paint.palm, paint.dune, paint.milk, paint.night]),
    rect(110, 110, 980, 580, paint.mint, 16),
    times(11, (n) => rect(110 + n * 98 - 1, 110, 2, 580, mix(paint.mint, paint.palm, 0.18))),
    times(6, (n) => rect(110, 110 + n * 116 - 1, 980, 2, mix(paint.mint, paint.palm, 0.18))),
    zone(230, 200, mix(paint.madder, paint.milk, 0.55), paint.madder),
    zone(970, 200, paint.honey, paint.dune),
    zone(230, 600, mix(paint.indigo, paint.milk, 0.6), paint.indigo),
    zone(970, 600, mix(paint.leaf, paint.milk, 0.3), paint.palm),
    line(line8, paint.night, 44),
    line(line8, paint.milk, 5, '18 20'),
    each([270, 930], (x) =>
      put(
        { x, y: 400 },
        circle(0, 0, 62, mix(paint.mint, paint.palm, 0.3)),
        shape('M0 -40 40 0 0 40 -40 0z', x < 600 ? paint.madder : paint.dune),
        shape('M0 -18 18 0 0 18 -18 0z', paint.milk),
      ),
    ),
    put({ x: 600, y: 180 }, emblem('robo_mission', -58, -58, 116)),
    put({ x: 600, y: 622 }, emblem('robo_mission', -58, -58, 116)),
    put({ x: robot.x + 10, y: robot.y + 14, turn: heading(t) }, rect(-90, -96, 180, 186, 'rgba(8,18,35,.24)', 22)),
    put({ ...robot, turn: heading(t), scale: 1.15 }, brickRobotAbove(paint.madder, paint.dune)),
  );
}
