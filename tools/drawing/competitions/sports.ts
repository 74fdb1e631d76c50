import { mix, paint } from '../kit/palette.ts';
import { player } from '../kit/sports-robot.ts';
import { all, circle, type Drawing, line, oval, put, rect, shape, times } from '../kit/svg.ts';
import { band } from '../kit/weaving.ts';
import { arc, type Moment, swing } from './motion.ts';
import { shadow, stage } from './stage.ts';

/** The ball around (0, 0). */
export const ball = (radius: number): Drawing =>
  all(
    circle(0, 0, radius, paint.ball),
    shape(
      `M${-radius * 0.94} ${radius * 0.34}a${radius} ${radius} 0 0 0 ${radius * 1.88} 0q${-radius * 0.94} ${radius * 0.5} ${-radius * 1.88} 0z`,
      mix(paint.ball, paint.wine, 0.4),
    ),
    circle(-radius * 0.36, -radius * 0.38, radius * 0.2, mix(paint.ball, paint.milk, 0.6)),
  );

const crowd = (y: number, fill: string, t: Moment, from: number): Drawing =>
  times(17, (n) => circle(40 + n * 70, y - 9 * Math.max(0, swing(t, 2, from + n / 6)), 26, fill));

/** A rally: two robots play one ball over the line. */
export function sports(t: Moment): Drawing {
  // Over to the right in the first half, back in the second; the banner shows it at its highest.
  const at = (t + 0.25) % 1;
  const away = at < 0.5;
  const flight = away ? at * 2 : (at - 0.5) * 2;
  const x = away ? 375 + 450 * flight : 825 - 450 * flight;
  const y = 470 - 270 * arc(flight);
  const kick = (near: number) => Math.max(0, 1 - Math.min(near, 1 - near) * 9);
  return all(
    rect(0, 0, stage.width, stage.height, paint.indigo),
    times(12, (n) => put({ x: 600, y: 420, turn: n * 30 + 30 * t }, shape('M-90 -900h180l-90 900z', paint.dusk))),
    rect(0, 250, stage.width, 140, mix(paint.night, paint.indigo, 0.3)),
    crowd(280, mix(paint.indigo, paint.night, 0.3), t, 0),
    crowd(330, mix(paint.madder, paint.night, 0.45), t, 0.5),
    band(0, 372, stage.width, 54, [paint.night, paint.dune, paint.sand, paint.clay]),
    rect(0, 426, stage.width, 374, paint.palm),
    times(6, (n) => rect(n * 200, 426, 100, 312, mix(paint.palm, paint.moss, 0.5))),
    oval(600, 620, 150, 74, paint.milk),
    oval(600, 620, 132, 60, mix(paint.palm, paint.moss, 0.3)),
    rect(592, 426, 16, 312, paint.milk),
    shadow(x, 672, 150 - 50 * arc(flight)),
    put({ x: 220 - 16 * kick(at), y: 664, turn: -6 * kick(at) }, player(paint.madder, paint.sand, 'Najran')),
    put(
      { x: 980 + 16 * kick((at + 0.5) % 1), y: 664, flip: true },
      put({ turn: -6 * kick((at + 0.5) % 1) }, player(paint.night, paint.dune, 'Dammam')),
    ),
    line(
      `M${x - (away ? 70 : -70)} ${y + 22}l${away ? -56 : 56} 20M${x - (away ? 76 : -76)} ${y - 12}l${away ? -66 : 66} 8`,
      paint.milk,
      7,
    ),
    put({ x, y, turn: 720 * t }, ball(58)),
    band(0, 738, stage.width, 62, [paint.night, paint.dune, paint.sand, paint.leaf]),
  );
}
