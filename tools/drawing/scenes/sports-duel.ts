import { mix, paint } from '../kit/palette.ts';
import { player } from '../kit/sports-robot.ts';
import { all, circle, type Drawing, line, oval, put, rect, shape, times } from '../kit/svg.ts';
import { band } from '../kit/weaving.ts';

const rays = (fill: string): Drawing =>
  times(40, (n) => put({ x: 600, y: 520, turn: n * 9 }, n % 2 ? shape('M-36 -1100h72l-36 1100z', fill) : ''));

const spark = (turn: number, near: number, far: number, fill: string): Drawing =>
  put({ x: 600, y: 560, turn }, line(`M0 -${near}V-${far}`, fill, 9));

export const sportsDuel = (): Drawing =>
  all(
    rect(0, 0, 600, 800, paint.indigo),
    rect(600, 0, 600, 800, paint.madder),
    `<clipPath id="half-start"><path d="M0 0H600V800H0z"/></clipPath><clipPath id="half-end"><path d="M600 0H1200V800H600z"/></clipPath>`,
    `<g clip-path="url(#half-start)">${rays(paint.dusk)}</g><g clip-path="url(#half-end)">${rays(paint.wine)}</g>`,
    band(0, 0, 600, 70, [paint.night, paint.indigo, paint.sand, paint.dune]),
    band(600, 0, 600, 70, [paint.wine, paint.clay, paint.sand, paint.dune]),
    rect(0, 610, 1200, 190, paint.sand),
    rect(594, 610, 12, 190, paint.night),
    shape('M0 610h1200v16h-1200z', paint.flax),
    band(0, 740, 594, 60, [paint.indigo, paint.dune, paint.sand, paint.milk]),
    band(606, 740, 594, 60, [paint.madder, paint.dune, paint.sand, paint.milk]),
    put({ x: 268, y: 668, scale: 1.42 }, player(paint.palm, paint.sand, 'Najran')),
    put({ x: 932, y: 668, scale: 1.42, flip: true }, player(paint.night, paint.dune, 'Dammam')),
    circle(600, 590, 92, mix(paint.ball, paint.milk, 0.4)),
    circle(600, 598, 68, paint.ball),
    shape('M536 620a68 68 0 0 0 128 0q-20 24 -64 24t-64 -24z', mix(paint.ball, paint.wine, 0.4)),
    circle(576, 572, 15, mix(paint.ball, paint.milk, 0.6)),
    oval(600, 672, 70, 9, 'rgba(8,18,35,.3)'),
    spark(-34, 130, 190, paint.milk),
    spark(-12, 136, 226, paint.dune),
    spark(12, 136, 226, paint.milk),
    spark(34, 130, 190, paint.dune),
  );
