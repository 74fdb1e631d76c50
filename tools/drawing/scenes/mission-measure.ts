import { brickRobot } from '../kit/brick-robots.ts';
import { cast } from '../kit/cast.ts';
import { mix, paint } from '../kit/palette.ts';
import { person } from '../kit/people.ts';
import { all, circle, type Drawing, line, oval, put, rect, shape, times } from '../kit/svg.ts';
import { band, cloth, upright } from '../kit/weaving.ts';

const edge = mix(paint.dune, paint.milk, 0.2);
const ticks = (count: number, draw: (n: number) => string): Drawing =>
  line(Array.from({ length: count }, (_, n) => draw(n)).join(''), paint.night, 3);

/** The back of the frame that a robot must fit in; the front is drawn over the robot. */
const back = all(
  shape('M-190 -350H130L190 -400H-130z', `${edge}88`),
  line('M-130 -400H190V-70M-130 -400V-70H190', mix(edge, paint.night, 0.25), 12),
  `<g opacity=".18">${rect(-130, -400, 320, 330, paint.milk)}</g>`,
);
const front = all(
  line('M-190 -350L-130 -400M130 -350L190 -400M130 0L190 -70M-190 0L-130 -70', mix(edge, paint.night, 0.12), 12),
  line('M-190 -350H130V0H-190z', edge, 16),
  ticks(15, (n) => `M${-170 + n * 20} -358v${n % 5 === 4 ? 18 : 10}`),
  ticks(16, (n) => `M-198 ${-330 + n * 20}h${n % 5 === 4 ? 18 : 10}`),
);

const stopwatch = all(
  circle(0, 0, 44, paint.night),
  circle(0, 0, 36, paint.milk),
  rect(-8, -62, 16, 20, paint.night, 4),
  times(12, (n) => put({ turn: n * 30 }, rect(-2, -34, 4, 8, paint.night))),
  line('M0 0l14 -22', paint.madder, 5),
  circle(0, 0, 5, paint.madder),
);

export const missionMeasure = (): Drawing =>
  all(
    rect(0, 0, 1200, 800, mix(paint.leaf, paint.milk, 0.5)),
    cloth('Referee', 0, 0, 1200, 560, 40),
    `<rect width="1200" height="560" fill="${mix(paint.leaf, paint.milk, 0.5)}" opacity=".84"/>`,
    upright(0, 0, 56, 620, [paint.palm, paint.dune, paint.sand, paint.madder]),
    upright(1144, 0, 56, 620, [paint.palm, paint.dune, paint.sand, paint.madder]),
    put(
      { x: 250, y: 330, scale: 2 },
      person({
        ...cast.khalid,
        shirt: paint.milk,
        stripes: paint.night,
        sleeve: paint.night,
        grown: true,
        look: [0.9, 0.7],
        mood: 'calm',
        hands: [-30, 116, 96, 66],
      }),
      line('M-18 0q18 40 40 0', paint.madder, 5),
      put({ x: 4, y: 34 }, oval(0, 0, 13, 9, paint.dune)),
    ),
    put(
      { x: 1006, y: 372, scale: 1.7 },
      person({
        ...cast.tala,
        shirt: paint.clay,
        team: 'Buraydah',
        look: [-0.9, 0.5],
        mood: 'wow',
        hands: [-15, 56, 15, 54],
      }),
    ),
    rect(0, 600, 1200, 210, paint.ochre),
    rect(0, 600, 1200, 16, paint.dune),
    rect(170, 628, 860, 84, paint.milk, 6),
    line('M190 670H470Q540 670 560 650H1010', paint.night, 20),
    rect(880, 640, 60, 60, paint.madder, 4),
    rect(250, 640, 60, 60, paint.palm, 4),
    band(0, 742, 1200, 58, [paint.night, paint.madder, paint.sand, paint.dune]),
    put({ x: 640, y: 680 }, back),
    oval(612, 664, 150, 18, 'rgba(8,18,35,.24)'),
    put(
      { x: 618, y: 664, scale: 1.26 },
      brickRobot({ body: paint.indigo, trim: paint.dune, shows: 'wink', arm: paint.clay }),
    ),
    put({ x: 640, y: 680 }, front),
    put(
      { x: 446, y: 470, scale: 1.9 },
      circle(0, 0, 12, cast.khalid.skin),
      line('M-6 -8l14 -6M-4 0l16 -2M-5 8l14 3', cast.khalid.skin, 8),
    ),
    put({ x: 1010, y: 690, turn: 14 }, stopwatch),
  );
