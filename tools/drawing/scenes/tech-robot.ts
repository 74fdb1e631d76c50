import { mix, paint } from '../kit/palette.ts';
import { gear } from '../kit/parts.ts';
import { all, circle, type Drawing, each, line, oval, poly, put, rect, shape, times } from '../kit/svg.ts';
import { emblem } from '../kit/weaving.ts';

const bright = mix(paint.steel, paint.milk, 0.35);

/** A rail with its holes. */
const rail = (x: number, y: number, width: number, height: number, fill: string): Drawing => {
  const along = height > width;
  const count = Math.floor(Math.max(width, height) / 30);
  return (
    rect(x, y, width, height, fill, 5) +
    times(count, (n) =>
      circle(along ? x + width / 2 : x + 15 + n * 30, along ? y + 15 + n * 30 : y + height / 2, 6, paint.night),
    )
  );
};

/** A wheel with slanted rollers, seen from the front. */
const wide = all(
  rect(-46, -100, 92, 200, paint.deep, 30),
  times(6, (n) => put({ y: -80 + n * 32, turn: -24 }, rect(-40, -9, 80, 18, paint.steel, 9))),
);

const eye = all(
  circle(0, 0, 66, paint.night),
  circle(0, 0, 56, paint.indigo),
  circle(0, 0, 40, paint.dusk),
  shape('M0 -34 34 0 0 34 -34 0z', paint.dune),
  shape('M0 -18 18 0 0 18 -18 0z', paint.night),
  circle(16, -18, 9, paint.milk),
);

const claw = (flip: boolean): Drawing =>
  put(
    { x: flip ? -250 : 250, y: -60, flip },
    line('M-60 40L40 -40L70 -150', bright, 30),
    line('M-60 40L40 -40L70 -150', mix(bright, paint.night, 0.4), 6, '3 22'),
    circle(40, -40, 26, paint.madder),
    circle(40, -40, 10, paint.night),
    put(
      { x: 72, y: -160 },
      gear(34, 10, paint.dune),
      line('M-8 -22q-60 -40 -40 -110M8 -22q60 -40 30 -112', paint.milk, 18),
      circle(-46, -134, 11, paint.clay),
      circle(40, -136, 11, paint.clay),
    ),
  );

/** Rays and rings of cloth behind the robot. */
const halo = all(
  times(32, (n) =>
    put(
      { turn: n * 11.25 },
      shape('M-26 -760 26 -760 0 -220z', n % 2 ? paint.dusk : mix(paint.night, paint.indigo, 0.2)),
    ),
  ),
  times(28, (n) =>
    put({ turn: (n * 360) / 28 }, shape('M-30 -350 30 -350 0 -398z', n % 2 ? paint.madder : paint.dune)),
  ),
  circle(0, 0, 350, paint.sand),
  circle(0, 0, 334, paint.madder),
  times(36, (n) => put({ turn: n * 10 }, shape('M0 -326 16 -300 0 -274 -16 -300z', n % 2 ? paint.sand : paint.dune))),
  circle(0, 0, 264, paint.wine),
  circle(0, 0, 252, paint.palm),
  times(24, (n) => put({ turn: n * 15 }, shape('M-28 -250 28 -250 0 -206z', paint.moss))),
);

export const techRobot = (): Drawing =>
  all(
    rect(0, 0, 1200, 800, paint.night),
    put({ x: 600, y: 400 }, halo),
    put(
      { x: 600, y: 470 },
      rail(-150, -330, 40, 300, bright),
      rail(110, -330, 40, 300, bright),
      rail(-190, -350, 380, 40, paint.steel),
      put({ x: -170, y: -330 }, gear(30, 10, paint.dune)),
      put({ x: 170, y: -330 }, gear(30, 10, paint.dune)),
      rect(-130, -300, 260, 150, mix(paint.steel, paint.night, 0.35), 18),
      put({ x: -66, y: -226, scale: 0.92 }, eye),
      put({ x: 66, y: -226, scale: 0.92 }, eye),
      line('M-60 -350q-40 -90 20 -110', paint.madder, 9),
      circle(-40, -462, 13, paint.leaf),
      claw(false),
      claw(true),
      shape('M-230 190l-20 -300q0 -40 40 -40h420q40 0 40 40l-20 300z', paint.steel),
      shape('M-206 160l-12 -250q0 -24 24 -24h388q24 0 24 24l-12 250z', paint.palm),
      rail(-206, -108, 412, 30, bright),
      rail(-200, 130, 400, 30, bright),
      rect(-96, -66, 192, 192, paint.night, 14),
      emblem('Tabuk', -86, -56, 172),
      each(
        [-156, 156],
        (x) =>
          rect(x - 40, -50, 80, 52, paint.milk, 8) +
          line(`M${x - 24} -34h48M${x - 24} -20h30`, paint.indigo, 6) +
          oval(x, 60, 34, 34, paint.night) +
          circle(x, 60, 24, paint.clay) +
          circle(x - 7, 53, 7, paint.blush),
      ),
      put({ x: -276, y: 140 }, wide),
      put({ x: 276, y: 140 }, wide),
      rect(-190, 190, 380, 46, mix(paint.steel, paint.night, 0.5), 10),
      times(9, (n) =>
        poly(
          [
            [-184 + n * 42, 192],
            [-163 + n * 42, 192],
            [-174 + n * 42, 234],
            [-184 + n * 42, 234],
          ],
          n % 2 ? paint.dune : paint.night,
        ),
      ),
    ),
    oval(600, 724, 420, 26, 'rgba(8,18,35,.55)'),
    rect(0, 744, 1200, 60, paint.deep),
    times(20, (n) => line(`M${n * 66 - 30} 800L${400 + n * 20} 744`, mix(paint.deep, paint.steel, 0.25), 3)),
  );
