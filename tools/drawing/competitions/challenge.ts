import { brickRobot } from '../kit/brick-robots.ts';
import { mix, paint } from '../kit/palette.ts';
import { gear, type LightFace } from '../kit/parts.ts';
import { brick } from '../kit/props.ts';
import { all, type Drawing, put, rect, shape, times } from '../kit/svg.ts';
import { bunting } from '../kit/weaving.ts';
import { type Moment, rise, swing } from './motion.ts';
import { floor, type SunColours, shadow, stage, sun } from './stage.ts';

export const challengeSun: SunColours = {
  ray: mix(paint.madder, paint.night, 0.24),
  teeth: [paint.dune, paint.clay],
  ring: paint.sand,
  beads: paint.madder,
  disc: paint.wine,
};

export const challengeRobot = (shows: LightFace = 'smile'): Drawing =>
  brickRobot({ body: paint.palm, trim: paint.dune, shows, arm: paint.milk });

/** What stands on the field: a crane of bricks on one side, a tower on the other. */
const models = (t: Moment): Drawing =>
  all(
    put(
      { x: 190, y: 664 },
      put({ x: -70 }, brick(5, paint.night, 30)),
      put({ x: -40, y: -36 }, brick(3, paint.dune, 30)),
      rect(-8, -260, 26, 190, paint.milk, 5),
      put(
        { x: 5, y: -256, turn: -8 + 10 * swing(t) },
        rect(-60, -12, 230, 24, paint.clay, 8),
        put({ x: 150 }, rect(-3, 0, 6, 60, paint.sand), put({ x: -22, y: 96 }, brick(1, paint.leaf, 44))),
      ),
      put({ x: 5, y: -256, turn: 360 * t }, gear(34, 10, paint.dune)),
    ),
    put(
      { x: 970, y: 664 },
      put({ x: -20 }, brick(5, paint.indigo, 34)),
      put({ x: 14, y: -41 }, brick(3, paint.milk, 34)),
      put({ x: 14, y: -82 }, brick(3, paint.dune, 34)),
      put({ x: 48, y: -123 - 26 * rise(t, 2) }, brick(1, paint.leaf, 34)),
      put({ x: 65, y: -250, turn: -360 * t }, gear(40, 12, paint.clay)),
    ),
  );

/** A robot of bricks that is proud of its missions. */
export function challenge(t: Moment): Drawing {
  const happy = t > 0.25 && t < 0.75;
  return all(
    rect(0, 0, stage.width, stage.height, paint.madder),
    put({ x: 600, y: 400 }, sun(320, challengeSun, t)),
    bunting([-20, 66], [1220, 66], [paint.dune, paint.milk, paint.palm, paint.clay, paint.night], 22, 24),
    floor(640, paint.milk, [paint.night, paint.madder, paint.sand, paint.dune]),
    shape('M0 700q300 -40 600 -10t600 -20v26q-300 30 -600 10t-600 20z', paint.night),
    times(3, (n) => rect(520 + n * 56, 668, 34, 10, paint.honey, 5)),
    models(t),
    shadow(600, 690, 420),
    put(
      { x: 600 + 26 * swing(t), y: 690 - 14 * rise(t, 4), scale: 2.1, turn: 3 * swing(t, 2) },
      challengeRobot(happy ? 'heart' : 'smile'),
    ),
  );
}
