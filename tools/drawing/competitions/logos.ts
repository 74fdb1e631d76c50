import { brickRobotAbove } from '../kit/brick-robots.ts';
import { mix, paint } from '../kit/palette.ts';
import { gear } from '../kit/parts.ts';
import { all, circle, type Drawing, each, line, put, rect, shape } from '../kit/svg.ts';
import { challengeRobot, challengeSun } from './challenge.ts';
import { hoopoe } from './discover.ts';
import { jar, magnifier } from './explore.ts';
import { innovatorsSun, lamp } from './innovators.ts';
import { ball } from './sports.ts';
import { type SunColours, sun } from './stage.ts';
import { techRobot, techSun } from './tech.ts';

/** A logo is square; pages round its corners. */
export const logoSide = 480;

/** A woven sun on the ground of its competition, and before it what the competition is about, around (0, 0). */
const seal = (ground: string, colours: SunColours, symbol: Drawing): Drawing =>
  all(
    rect(0, 0, logoSide, logoSide, ground),
    put({ x: logoSide / 2, y: logoSide / 2 }, sun(188, { ...colours, ray: ground }, 0), symbol),
  );

const oasis = mix(paint.leaf, paint.milk, 0.55);

/** A globe whose rim is a gear, with two leaves that grow out of it. */
const earth = all(
  gear(118, 14, paint.dune, paint.dune),
  circle(0, 0, 86, paint.indigo),
  shape('M-70 -50q34 -40 76 -34q10 30 -22 40q-4 34 -34 26q-22 -4 -20 -32z', paint.leaf),
  shape('M2 4q50 -24 80 8q-8 52 -58 72q-14 -16 -8 -38q-26 -18 -14 -42z', paint.leaf),
  shape('M-72 20q30 2 34 28q-4 18 -14 20q-18 -18 -20 -48z', paint.leaf),
  each([false, true], (flip) =>
    put({ y: -84, flip }, shape('M0 0q-6 -58 64 -72q10 66 -64 72z', flip ? paint.palm : paint.leaf)),
  ),
);

/** The logos of competitions, by their files in `demo/content`, and of seasons, by their slugs. */
export const logos: Record<string, () => Drawing> = {
  discover: () =>
    seal(
      paint.palm,
      { ray: '', teeth: [paint.dune, paint.milk], ring: paint.milk, beads: paint.clay, disc: paint.mint },
      put({ x: -6, y: 148, scale: 0.54 }, hoopoe(0.9)),
    ),
  explore: () =>
    seal(
      mix(paint.ochre, paint.wine, 0.35),
      { ray: '', teeth: [paint.dune, paint.sand], ring: paint.sand, beads: paint.madder, disc: paint.wine },
      all(
        circle(-14, -14, 112, mix(paint.honey, paint.milk, 0.3)),
        put({ x: -14, y: -12, scale: 0.92 }, jar(paint.madder)),
        put({ x: -14, y: -14, scale: 0.9 }, magnifier(124)),
      ),
    ),
  challenge: () => seal(paint.madder, challengeSun, put({ y: 112, scale: 1.06 }, challengeRobot())),
  tech: () => seal(paint.night, techSun, put({ x: -28, y: 124, scale: 0.72 }, techRobot(0.35))),
  'robo-mission': () =>
    seal(
      oasis,
      { ray: '', teeth: [paint.palm, paint.madder], ring: paint.palm, beads: paint.dune, disc: paint.milk },
      all(
        line('M-140 60Q-60 120 0 40T140 -60', paint.night, 30),
        line('M-140 60Q-60 120 0 40T140 -60', paint.milk, 4, '12 14'),
        put({ y: 4, turn: 36, scale: 1.18 }, brickRobotAbove(paint.madder, paint.dune)),
      ),
    ),
  'future-innovators': () => seal(paint.palm, innovatorsSun, put({ y: 168, scale: 0.62 }, lamp(1))),
  'robo-sports': () =>
    seal(
      paint.indigo,
      { ray: '', teeth: [paint.clay, paint.dune], ring: paint.night, beads: paint.dune, disc: paint.palm },
      all(
        rect(-7, -156, 14, 312, paint.milk),
        circle(0, 0, 116, paint.milk),
        circle(0, 0, 102, mix(paint.palm, paint.moss, 0.5)),
        put({ turn: -14 }, ball(88)),
      ),
    ),
  'first-2025': () =>
    seal(
      paint.dune,
      { ray: '', teeth: [paint.madder, paint.night], ring: paint.night, beads: paint.dune, disc: paint.sand },
      put({ y: 6, scale: 1.22 }, jar(paint.madder)),
    ),
  'wro-2024': () =>
    seal(
      paint.night,
      { ray: '', teeth: [paint.leaf, paint.dune], ring: paint.milk, beads: paint.palm, disc: paint.sky },
      put({ y: 26, scale: 1.02 }, earth),
    ),
};
