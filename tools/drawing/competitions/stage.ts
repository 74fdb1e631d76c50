import { mix, paint } from '../kit/palette.ts';
import { all, circle, type Drawing, oval, put, rect, shape, times } from '../kit/svg.ts';
import { type BandColours, band } from '../kit/weaving.ts';
import type { Moment } from './motion.ts';

/** Banners are as large as the scenes of the gallery, as pages show them. Their middle must say all: heads cut them. */
export const stage = { width: 1200, height: 800 } as const;

export type SunColours = { ray: string; teeth: readonly [string, string]; ring: string; beads: string; disc: string };

/**
 * The woven sun behind a robot, around (0, 0): rays to the edge of the picture, a ring with teeth, a disc. Rays and ring
 * turn by one repeat of their pattern in a loop.
 */
export function sun(radius: number, { ray, teeth, ring, beads, disc }: SunColours, t: Moment): Drawing {
  const [rays, cogs, diamonds] = [16, 28, 24];
  return all(
    put(
      { turn: (360 / rays) * t },
      times(rays, (n) => put({ turn: (n * 360) / rays }, shape('M-52 -780 52 -780 0 0z', ray))),
    ),
    put(
      { turn: (-720 / cogs) * t },
      times(cogs, (n) =>
        put(
          { turn: (n * 360) / cogs },
          shape(`M${-radius * 0.11} ${-radius}H${radius * 0.11}L0 ${-radius * 1.16}z`, teeth[n % 2 ? 1 : 0]),
        ),
      ),
    ),
    circle(0, 0, radius * 1.015, ring),
    put(
      { turn: (360 / diamonds) * t },
      times(diamonds, (n) =>
        put(
          { turn: (n * 360) / diamonds },
          shape(
            `M0 ${-radius * 0.985}l${radius * 0.05} ${radius * 0.07}l${-radius * 0.05} ${radius * 0.07}l${-radius * 0.05} ${-radius * 0.07}z`,
            beads,
          ),
        ),
      ),
    ),
    circle(0, 0, radius * 0.83, disc),
  );
}

/** The floor of a hall with a Sadu band along its edge. */
export const floor = (y: number, fill: string, colours: BandColours): Drawing =>
  all(
    rect(0, y, stage.width, stage.height - y, fill),
    rect(0, y, stage.width, 8, mix(fill, paint.milk, 0.3)),
    band(0, stage.height - 62, stage.width, 62, colours),
  );

export const shadow = (x: number, y: number, width: number): Drawing =>
  oval(x, y, width / 2, width / 16, 'rgba(8,18,35,.3)');
