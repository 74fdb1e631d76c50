import { brickRobot } from '../kit/brick-robots.ts';
import { cast } from '../kit/cast.ts';
import { mix, paint } from '../kit/palette.ts';
import { person } from '../kit/people.ts';
import { board } from '../kit/props.ts';
import { all, circle, type Drawing, each, line, oval, put, rect, shape, times } from '../kit/svg.ts';
import { band, upright } from '../kit/weaving.ts';

/** A board with three panels: question, drawing, result. */
const wings = all(
  shape('M-330 0l110 26v330l-110 40z', mix(paint.palm, paint.night, 0.2)),
  rect(-220, 26, 440, 330, paint.palm),
  shape('M330 0l-110 26v330l110 40z', mix(paint.palm, paint.night, 0.2)),
  band(-220, 26, 440, 44, [paint.moss, paint.dune, paint.sand, paint.madder]),
  rect(-196, 88, 180, 120, paint.milk, 4),
  shape('M-186 198l40 -60l34 40l26 -30l56 50z', paint.leaf),
  circle(-56, 116, 14, paint.dune),
  rect(8, 88, 188, 120, paint.honey, 4),
  times(5, (n) => rect(26 + n * 34, 192 - (n + 1) * 17, 22, (n + 1) * 17, n === 4 ? paint.madder : paint.indigo, 2)),
  rect(-196, 224, 392, 112, paint.milk, 4),
  each(
    [-140, 0, 140],
    (x, n) =>
      circle(x, 280, 34, [paint.blush, paint.mint, paint.honey][n] as string) +
      (n < 2 ? line(`M${x + 46} 280h44l-12 -10m12 10l-12 10`, paint.night, 6) : ''),
  ),
  line('M-152 280h24M-8 292l8 -24l8 24', paint.wine, 6),
  shape('M140 262l6 12l13 2l-10 9l3 13l-12 -6l-12 6l3 -13l-10 -9l13 -2z', paint.madder),
  times(4, (n) => line(`M-312 ${70 + n * 62}l70 12M312 ${70 + n * 62}l-70 12`, paint.mint, 7)),
);

const judge = (x: number, who: (typeof cast)[keyof typeof cast], shirt: string): Drawing =>
  put({ x, y: 650, scale: 1.9 }, person({ ...who, back: true, shirt, grown: true, hands: [-40, 66, 40, 66] }));

export const challengeJudging = (): Drawing =>
  all(
    rect(0, 0, 1200, 800, paint.sand),
    rect(0, 0, 1200, 110, mix(paint.sand, paint.dune, 0.3)),
    times(5, (n) =>
      upright(70 + n * 260, 110, 30, 420, [mix(paint.sand, paint.dune, 0.3), paint.flax, paint.flax, paint.ochre]),
    ),
    rect(0, 530, 1200, 270, paint.flax),
    rect(0, 522, 1200, 12, paint.ochre),
    put({ x: 600, y: 120 }, wings),
    rect(430, 476, 340, 18, paint.wine, 5),
    band(440, 494, 320, 80, [paint.wine, paint.dune, paint.sand, paint.palm]),
    put({ x: 600, y: 478, scale: 0.62 }, brickRobot({ body: paint.madder, trim: paint.sand, shows: 'smile' })),
    put(
      { x: 150, y: 350, scale: 1.14 },
      person({
        ...cast.maha,
        shirt: paint.indigo,
        team: 'Abha',
        below: 'trousers',
        look: [0.6, 0.3],
        hands: [-40, 70, 40, 72],
      }),
    ),
    put(
      { x: 330, y: 330, scale: 1.2 },
      person({
        ...cast.omar,
        shirt: paint.indigo,
        team: 'Abha',
        below: 'trousers',
        mood: 'joy',
        look: [0.4, 0.4],
        hands: [-86, 10, 104, 34],
      }),
    ),
    put(
      { x: 880, y: 338, scale: 1.18 },
      person({
        ...cast.huda,
        shirt: paint.indigo,
        team: 'Abha',
        below: 'trousers',
        mood: 'joy',
        look: [-0.5, 0.4],
        hands: [-104, -40, 62, 88],
      }),
    ),
    put(
      { x: 1050, y: 352, scale: 1.12 },
      person({
        ...cast.faris,
        shirt: paint.indigo,
        team: 'Abha',
        below: 'trousers',
        look: [-0.7, 0.2],
        hands: [-30, 64, 34, 60],
      }),
    ),
    put({ x: 1052, y: 422, turn: 4 }, board(70, 90, paint.madder, paint.milk)),
    judge(360, cast.salem, paint.milk),
    judge(820, cast.hessa, paint.dusk),
    rect(0, 764, 1200, 36, paint.ochre),
    rect(0, 764, 1200, 8, paint.dune),
    put({ x: 590, y: 752, turn: -7 }, board(110, 60, paint.night, paint.milk)),
    put({ x: 700, y: 748 }, shape('M-20 -40h40l-5 56h-30z', paint.clay), oval(0, -40, 20, 5, paint.wine)),
  );
