import { paint } from './palette.ts';
import { gear } from './parts.ts';
import { all, circle, type Drawing, each, line, poly, put, rect, shape } from './svg.ts';
import { emblem } from './weaving.ts';

/** The programme's own robot, with the chest woven from a name; stands at y = 0, about 270 wide and 390 high. */
export function mascot(name: string, pose: 'wave' | 'cheer' | 'rest' = 'wave'): Drawing {
  const eye = (x: number) =>
    pose === 'cheer'
      ? line(`M${x - 22} -270l22 -22l22 22`, paint.dune, 11)
      : each(
          [
            [24, paint.dune],
            [16, paint.night],
            [9, paint.milk],
          ] as const,
          ([r, fill]) =>
            poly(
              [
                [x, -280 - r],
                [x + r, -280],
                [x, -280 + r],
                [x - r, -280],
              ],
              fill,
            ),
        );
  const hand = (x: number, y: number, turn: number) =>
    put(
      { x, y, turn },
      rect(-12, 4, 24, 9, paint.dune),
      shape('M-12 4c-9-8-9-22-2-29l7 5c-3 5-3 10 1 14h12c4-4 4-9 1-14l7-5c7 7 7 21-2 29z', paint.sand),
    );
  const up = line('M114 -160c34 0 46 -30 36 -66', paint.palm, 19) + hand(148, -236, -12);
  const down = line('M114 -160c30 6 40 34 30 64', paint.palm, 19) + hand(142, -88, 190);
  return all(
    put({ x: -60, y: -38 }, gear(38, 10, paint.sand)),
    put({ x: 60, y: -38 }, gear(38, 10, paint.sand)),
    rect(-28, -220, 56, 30, paint.indigo),
    rect(-114, -196, 228, 140, paint.sand, 28),
    shape('M86 -195c16 0 27 12 27 27v84c0 16 -12 27 -27 27h-14v-138z', paint.flax),
    rect(-59, -185, 118, 118, paint.night, 12),
    emblem(name, -52, -178, 104),
    line('M0 -336v-34', paint.dune, 7),
    shape('M0 -394 18 -376 0 -358 -18 -376z', paint.madder),
    circle(0, -376, 5, paint.milk),
    rect(-122, -296, 30, 44, paint.dune, 8),
    rect(92, -296, 30, 44, paint.dune, 8),
    rect(-102, -340, 204, 128, paint.palm, 30),
    rect(-102, -340, 204, 40, paint.leaf, 30),
    rect(-102, -332, 204, 60, paint.palm, 24),
    rect(-82, -318, 164, 84, paint.night, 20),
    eye(-42),
    eye(42),
    pose === 'cheer' ? shape('M-20 -258l9 11h22l9 -11z', paint.clay) : line('M-18 -254l8 6h20l8 -6', paint.sand, 5),
    pose === 'rest' ? down : up,
    put({ flip: true }, pose === 'cheer' ? up : down),
  );
}
