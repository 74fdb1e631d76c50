import { mix, paint } from './palette.ts';
import { all, circle, type Drawing, line, oval, put, rect, shape, times } from './svg.ts';
import { emblem } from './weaving.ts';

/** A wheel with slanted rollers, from the side. */
const mecanum = (radius: number): Drawing =>
  all(
    circle(0, 0, radius, paint.deep),
    times(8, (n) =>
      put(
        { turn: n * 45 + 20 },
        put(
          { y: -radius * 0.8, turn: 38 },
          rect(-radius * 0.12, -radius * 0.26, radius * 0.24, radius * 0.52, paint.steel, radius * 0.1),
        ),
      ),
    ),
    circle(0, 0, radius * 0.5, paint.madder),
    circle(0, 0, radius * 0.2, paint.night),
  );

/** A robot of metal from the side, with a mast and a claw; stands at y = 0, about 320 wide and 360 high. */
export function metalRobot(of: { plate: string; lift?: number; holds?: Drawing }): Drawing {
  const { plate, lift = 0.6, holds = '' } = of;
  const top = -150 - 170 * lift;
  const rail = (x: number, y: number, height: number, fill: string) =>
    rect(x, y, 24, height, fill, 3) +
    times(Math.floor(height / 20), (n) => circle(x + 12, y + 14 + n * 20, 4.5, paint.dusk));
  return all(
    rail(-70, -330, 300, mix(paint.steel, paint.milk, 0.2)),
    rail(-40, top - 60, 190, paint.steel),
    put(
      { x: -28, y: top - 40, turn: -14 },
      rect(0, -13, 150, 26, paint.dune, 6),
      times(6, (n) => circle(20 + n * 22, 0, 5, paint.ochre)),
    ),
    put(
      { x: 118, y: top - 76 },
      holds,
      line('M0 0l34 -22l24 10M0 0l34 26l24 -8', paint.milk, 11),
      circle(0, 0, 15, paint.madder),
      circle(0, 0, 6, paint.night),
    ),
    rect(-150, -104, 300, 64, mix(paint.steel, paint.night, 0.15), 8),
    times(13, (n) => circle(-136 + n * 22.6, -94, 4, paint.dusk)),
    shape('M-140 -40l18 -96h214l48 96z', plate),
    emblem('FTC', -22, -116, 62),
    line('M-66 -132q-40 -60 16 -120', paint.madder, 6),
    put({ x: -100, y: -44 }, mecanum(48)),
    put({ x: 100, y: -44 }, mecanum(48)),
    oval(128, -112, 16, 12, paint.night),
    circle(131, -112, 6, paint.leaf),
  );
}
