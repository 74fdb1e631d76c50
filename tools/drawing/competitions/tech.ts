import { metalRobot } from '../kit/metal-robot.ts';
import { mix, paint } from '../kit/palette.ts';
import { gear } from '../kit/parts.ts';
import { beamOfLight } from '../kit/props.ts';
import { all, circle, type Drawing, line, put, rect, shape, times } from '../kit/svg.ts';
import { band } from '../kit/weaving.ts';
import { type Moment, rise } from './motion.ts';
import { floor, type SunColours, shadow, stage, sun } from './stage.ts';

export const techSun: SunColours = {
  ray: mix(paint.night, paint.indigo, 0.28),
  teeth: [paint.leaf, paint.dune],
  ring: paint.indigo,
  beads: paint.leaf,
  disc: paint.dusk,
};

const cube: Drawing = all(
  rect(-34, -34, 68, 68, paint.dune, 10),
  rect(-34, -34, 68, 16, mix(paint.dune, paint.milk, 0.4), 8),
  shape('M0 -18 18 0 0 18 -18 0z', paint.madder),
);

export const techRobot = (lift: number): Drawing =>
  metalRobot({ plate: paint.palm, lift, holds: put({ x: 62, y: 0 }, cube) });

/** A tall basket with a toothed rim, whose foot is at (0, 0). */
const goal: Drawing = all(
  rect(-12, -330, 24, 330, paint.steel, 4),
  times(10, (n) => circle(0, -20 - n * 32, 5, paint.dusk)),
  rect(-70, -14, 140, 14, paint.steel, 5),
  shape('M-96 -430h192l-26 120h-140z', mix(paint.madder, paint.night, 0.1)),
  band(-96, -440, 192, 40, [paint.wine, paint.dune, paint.sand, paint.milk]),
);

/** A robot of metal that lifts a cube to the height of its basket. */
export function tech(t: Moment): Drawing {
  const lift = rise(t, 1, 0.3);
  return all(
    rect(0, 0, stage.width, stage.height, paint.night),
    put({ x: 560, y: 390 }, sun(310, techSun, t)),
    rect(0, 30, stage.width, 14, paint.steel),
    rect(0, 84, stage.width, 10, paint.steel),
    times(20, (n) => line(`M${n * 62} 44l31 40l31 -40`, mix(paint.steel, paint.night, 0.4), 5)),
    beamOfLight(260, 90, 420, 420, 560, paint.sky, 0.13),
    beamOfLight(940, 90, 840, 420, 560, paint.honey, 0.13),
    put({ x: 120, y: 300, turn: 360 * t }, gear(96, 14, paint.indigo, paint.dune)),
    put({ x: 1096, y: 470, turn: -360 * t }, gear(70, 12, paint.madder, paint.dune)),
    floor(656, mix(paint.indigo, paint.night, 0.35), [paint.night, paint.leaf, paint.sand, paint.dune]),
    put({ x: 860, y: 690 }, goal),
    shadow(470, 694, 540),
    put({ x: 470, y: 694, scale: 1.5 }, techRobot(0.15 + 0.75 * lift)),
  );
}
