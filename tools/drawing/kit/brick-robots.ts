import { mix, paint } from './palette.ts';
import { beam, hub, type LightFace } from './parts.ts';
import { all, circle, type Drawing, put, rect, times } from './svg.ts';

/** A robot of bricks and beams from the front, standing at y = 0; about 200 wide and 210 high. */
export function brickRobot(of: { body: string; trim: string; shows?: LightFace; arm?: string }): Drawing {
  const { body, trim, shows = 'smile', arm = paint.dune } = of;
  const side = (flip: boolean) =>
    put(
      { flip },
      rect(72, -104, 42, 104, paint.deep, 18),
      times(6, (n) => rect(72, -96 + n * 16, 42, 6, mix(paint.deep, paint.steel, 0.25), 3)),
      rect(58, -70, 18, 36, paint.flax, 4),
      put({ x: 62, y: -128, turn: -52 }, beam(6, arm)),
      put({ x: 110, y: -192, turn: 78 }, beam(3, arm)),
    );
  return all(
    side(true),
    side(false),
    rect(-64, -92, 128, 66, mix(body, paint.night, 0.24), 10),
    rect(-54, -34, 108, 20, trim, 6),
    times(5, (n) => circle(-40 + n * 20, -24, 4.5, mix(trim, paint.night, 0.5))),
    rect(-70, -176, 140, 104, body, 14),
    rect(-70, -176, 140, 14, mix(body, paint.milk, 0.3), 7),
    put({ y: -122 }, hub(88, shows)),
    rect(-66, -190, 30, 14, trim, 4),
    rect(36, -190, 30, 14, trim, 4),
    circle(-34, -58, 11, paint.milk),
    circle(-34, -58, 6, paint.night),
    circle(34, -58, 11, paint.milk),
    circle(34, -58, 6, paint.night),
  );
}

/** The same kind of robot from above, driving towards the top; about 150 by 190 around (0, 0). */
export const brickRobotAbove = (body: string, trim: string, shows: LightFace = 'go'): Drawing =>
  all(
    rect(-86, -50, 30, 96, paint.deep, 12),
    rect(56, -50, 30, 96, paint.deep, 12),
    times(5, (n) => rect(-86, -42 + n * 18, 30, 5, paint.steel, 2) + rect(56, -42 + n * 18, 30, 5, paint.steel, 2)),
    rect(-58, -72, 116, 150, body, 16),
    rect(-58, 52, 116, 26, mix(body, paint.night, 0.25), 12),
    hub(82, shows),
    put({ x: -44, y: -86 }, beam(6, trim, 17)),
    put({ x: -48, y: -100, turn: -90 }, beam(4, trim, 15)),
    put({ x: 48, y: -100, turn: -90 }, beam(4, trim, 15)),
    circle(-30, 60, 7, trim),
    circle(30, 60, 7, trim),
  );
