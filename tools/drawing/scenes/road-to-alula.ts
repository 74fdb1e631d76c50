import { createRandom } from '#demo/random.ts';
import { cast } from '../kit/cast.ts';
import { head } from '../kit/heads.ts';
import { mix, paint } from '../kit/palette.ts';
import { wheel } from '../kit/parts.ts';
import { palm, stars } from '../kit/props.ts';
import { all, box, circle, type Drawing, each, inside, line, put, rect, shape, times } from '../kit/svg.ts';
import { band, bunting } from '../kit/weaving.ts';

const rock = mix(paint.clay, paint.dune, 0.4);
const shade = mix(rock, paint.wine, 0.35);
const deep = mix(rock, paint.wine, 0.62);

/** A tomb front carved into the cliff: steps above, pillars, a door. */
const tomb = all(
  rect(-90, -250, 180, 250, mix(rock, paint.milk, 0.14)),
  times(
    5,
    (n) =>
      rect(-90 + n * 15, -326 + n * 14, 16, 80 - n * 14, mix(rock, paint.milk, 0.14)) +
      rect(74 - n * 15, -326 + n * 14, 16, 80 - n * 14, mix(rock, paint.milk, 0.14)),
  ),
  rect(-100, -228, 200, 16, shade),
  rect(-96, -190, 192, 10, shade),
  rect(-84, -180, 22, 180, shade),
  rect(62, -180, 22, 180, shade),
  shape('M-48 -112 0 -150 48 -112z', shade),
  rect(-44, -112, 88, 12, deep),
  rect(-28, -96, 56, 96, deep),
);

const riders = [cast.saad, cast.lama, cast.faris, cast.noura, cast.reem] as const;
const bus = all(
  rect(-330, -250, 660, 230, paint.milk, 34),
  rect(-330, -100, 660, 60, paint.palm),
  band(-330, -112, 660, 52, [paint.night, paint.madder, paint.sand, paint.dune]),
  inside(
    'M262 -226h34q30 0 32 34l2 70h-68z',
    rect(262, -226, 70, 104, paint.haze),
    put({ x: 294, y: -156, scale: 0.74 }, head({ ...cast.khalid, look: [1, 0] })),
  ),
  rect(262, -122, 68, 12, paint.milk),
  each(
    riders,
    (who, n) =>
      inside(
        box(-306 + n * 112, -226, 98, 94),
        rect(-306 + n * 112, -226, 98, 94, paint.dusk),
        put(
          { x: -257 + n * 112, y: -170, scale: 0.94 },
          head({ ...who, mood: n % 2 ? 'smile' : 'joy', look: [0.7, -0.2] }),
        ),
      ) + rect(-306 + n * 112, -134, 98, 14, paint.milk),
  ),
  rect(-330, -30, 660, 20, paint.night, 8),
  circle(318, -64, 12, paint.honey),
  rect(-200, -276, 300, 30, paint.ochre, 8),
  put(
    { x: -160, y: -276 },
    rect(0, -40, 90, 44, paint.madder, 6),
    rect(100, -30, 70, 34, paint.indigo, 6),
    rect(180, -48, 60, 52, paint.palm, 6),
  ),
  line('M-190 -284h280', paint.night, 4),
  put({ x: -210, y: -14 }, wheel(46, paint.dune)),
  put({ x: 200, y: -14 }, wheel(46, paint.dune)),
);

export const roadToAlula = (): Drawing =>
  all(
    rect(0, 0, 1200, 800, mix(paint.wine, paint.indigo, 0.5)),
    rect(0, 130, 1200, 700, mix(paint.madder, paint.indigo, 0.22)),
    rect(0, 230, 1200, 600, paint.clay),
    rect(0, 320, 1200, 500, mix(paint.clay, paint.dune, 0.6)),
    rect(0, 400, 1200, 400, paint.dune),
    stars(createRandom(5), 40, 1200, 190, paint.honey),
    circle(690, 400, 120, paint.honey),
    shape('M560 560l40 -150q20 -26 60 -20l30 -70q40 -30 70 0l20 60l60 20q30 60 30 160z', deep),
    shape('M-10 600V220q40 -40 90 -20l30 -50q70 -30 130 0l40 60q60 -10 90 40l30 90l40 20l30 240z', rock),
    shape('M330 250q40 -8 60 30l24 84l34 30l28 206h-120q40 -180 -26 -350z', shade),
    shape('M820 600l40 -230q30 -50 80 -40l20 -100q60 -50 120 -10l30 60q60 -10 110 40v280z', rock),
    shape('M1120 280q60 -8 90 40v300h-140q60 -160 50 -340z', shade),
    put({ x: 200, y: 600 }, tomb),
    put({ x: 980, y: 600, scale: 0.72 }, tomb),
    shape('M0 590q300 -30 620 0t580 -6v220h-1200z', mix(paint.dune, paint.ochre, 0.35)),
    shape('M0 690q600 -60 1200 -10v80q-600 -60 -1200 30z', paint.night),
    line('M0 738q600 -62 1200 -20', paint.honey, 6, '46 34'),
    put({ x: 590, y: 600 }, palm(150, paint.moss)),
    put({ x: 700, y: 606 }, palm(110, paint.moss)),
    put({ x: 500, y: 604 }, palm(90, paint.moss)),
    put({ x: 560, y: 708, scale: 0.96 }, bus),
    put(
      { x: 560, y: 708, scale: 0.96 },
      bunting([-320, -262], [330, -262], [paint.clay, paint.honey, paint.leaf], 16, 10),
    ),
    shape('M0 800v-24q300 -30 620 0t580 -14v40z', paint.ochre),
  );
