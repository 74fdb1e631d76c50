import { mix, paint } from '../kit/palette.ts';
import { gear } from '../kit/parts.ts';
import { palm } from '../kit/props.ts';
import { all, circle, type Drawing, each, line, put, rect, shape, times } from '../kit/svg.ts';
import { emblem } from '../kit/weaving.ts';
import { type Moment, rise, swing } from './motion.ts';
import { floor, type SunColours, shadow, stage, sun } from './stage.ts';

export const innovatorsSun: SunColours = {
  ray: mix(paint.palm, paint.night, 0.2),
  teeth: [paint.dune, paint.leaf],
  ring: paint.milk,
  beads: paint.palm,
  disc: mix(paint.moss, paint.night, 0.25),
};

/** A lamp in whose glass a palm grows; its foot is at (0, 0), 300 wide and 520 high. @param glow 0 to 1 */
export const lamp = (glow: number, sway = 0): Drawing =>
  all(
    circle(0, -330, 176 + 14 * glow, `rgba(223,176,90,${(0.18 + 0.2 * glow).toFixed(3)})`),
    shape(
      'M-150 -340a150 150 0 1 1 300 0q0 70 -56 124q-24 26 -24 60h-140q0 -34 -24 -60q-56 -54 -56 -124z',
      mix(paint.sky, paint.milk, 0.55),
    ),
    shape('M-96 -226q96 -36 192 0q-24 28 -26 70h-140q-2 -42 -26 -70z', paint.ochre),
    put({ y: -212, turn: sway }, palm(200, paint.palm)),
    line('M-104 -380q14 -56 62 -78', paint.milk, 12),
    rect(-78, -162, 156, 44, paint.steel, 10),
    rect(-70, -118, 140, 36, mix(paint.steel, paint.night, 0.3), 10),
    rect(-60, -82, 120, 36, paint.steel, 10),
    shape('M-44 -46h88l-22 46h-44z', paint.night),
  );

/** An arm of beams that hands something up. */
const arm = (flip: boolean, reach: number, held: Drawing): Drawing =>
  put(
    { x: flip ? 830 : 370, y: 650, flip },
    rect(-150, -70, 190, 80, paint.madder, 16),
    put({ x: -110, y: -64 }, emblem('future_innovators', 0, 0, 64)),
    line(`M-10 -60L-60 ${-200 - 20 * reach}L30 ${-290 - 40 * reach}`, paint.dune, 30),
    line(`M-10 -60L-60 ${-200 - 20 * reach}L30 ${-290 - 40 * reach}`, paint.ochre, 6, '4 22'),
    circle(-60, -200 - 20 * reach, 24, paint.night),
    circle(-60, -200 - 20 * reach, 9, paint.leaf),
    put({ x: 44, y: -304 - 40 * reach }, held),
  );

/** An idea that lights up: two arms bring it a gear and water. */
export function innovators(t: Moment): Drawing {
  const drops = all(
    shape('M0 -34q26 34 26 52a26 26 0 0 1 -52 0q0 -18 26 -52z', paint.sky),
    circle(-8, 18, 7, paint.milk),
  );
  return all(
    rect(0, 0, stage.width, stage.height, paint.palm),
    put({ x: 600, y: 390 }, sun(310, innovatorsSun, t)),
    each(
      [
        [110, 190, 56],
        [1080, 180, 66],
        [70, 470, 40],
        [1140, 450, 44],
      ] as const,
      ([x, y, radius], n) =>
        put({ x, y, turn: (n % 2 ? -360 : 360) * t }, gear(radius, 10, n % 2 ? paint.dune : paint.leaf, paint.night)),
    ),
    floor(650, paint.sand, [paint.night, paint.leaf, paint.sand, paint.dune]),
    shadow(600, 690, 300),
    put({ x: 600, y: 692 }, lamp(rise(t, 2), 3 * swing(t))),
    arm(false, rise(t), put({ turn: 360 * t }, gear(48, 10, paint.milk, paint.madder))),
    arm(true, 1 - rise(t), drops),
    times(3, (n) => circle(540 + n * 60, 716, 9, n % 2 ? paint.madder : paint.palm)),
  );
}
