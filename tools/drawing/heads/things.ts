import { brickRobot } from '../kit/brick-robots.ts';
import { cast } from '../kit/cast.ts';
import { mix, paint } from '../kit/palette.ts';
import { beam, gear, hub, wheel } from '../kit/parts.ts';
import { person } from '../kit/people.ts';
import { board, brick, palm, trophy } from '../kit/props.ts';
import { all, box, circle, type Drawing, each, inside, line, oval, put, rect, shape, times } from '../kit/svg.ts';
import { band, cloth } from '../kit/weaving.ts';

/** A picture on two pegs; its content is drawn from its upper corner, 150 by 112. */
const hung = (x: number, y: number, turn: number, ground: string, shown: Drawing): Drawing =>
  put(
    { x, y, turn },
    rect(-87, 0, 174, 150, paint.milk, 5),
    put({ x: -75, y: 12 }, inside(box(0, 0, 150, 112), rect(0, 0, 150, 112, ground), shown)),
    rect(-66, -12, 12, 30, paint.dune, 3),
    rect(54, -12, 12, 30, paint.dune, 3),
  );

/** Pictures on a line and a photographer. */
export const gallery = (): Drawing =>
  all(
    line('M0 34Q330 92 720 26', paint.sand, 4),
    hung(
      110,
      58,
      -4,
      paint.clay,
      put({ x: 75, y: 106, scale: 0.56 }, brickRobot({ body: paint.palm, trim: paint.dune })),
    ),
    hung(318, 72, 2, paint.palm, put({ x: 75, y: 106, scale: 0.6 }, trophy(paint.dune))),
    hung(
      620,
      48,
      5,
      paint.dune,
      all(
        circle(116, 26, 18, paint.milk),
        shape('M0 112q60 -46 150 -20v20z', paint.ochre),
        put({ x: 46, y: 100, scale: 0.46 }, palm(170)),
        put({ x: 92, y: 104, scale: 0.36 }, palm(150)),
      ),
    ),
    put(
      { x: 470, y: 178, scale: 0.82 },
      person({
        ...cast.huda,
        shirt: paint.madder,
        below: 'trousers',
        trousers: paint.flax,
        shoes: paint.milk,
        look: [-0.9, 0],
        hands: [-62, -28, -8, -26],
      }),
    ),
    put(
      { x: 434, y: 156 },
      rect(-34, -24, 62, 44, paint.night, 8),
      rect(-34, -24, 62, 12, paint.steel, 6),
      circle(-6, 0, 15, paint.steel),
      circle(-6, 0, 9, paint.deep),
      rect(8, -31, 14, 8, paint.madder, 2),
    ),
    put({ x: 212, y: 318 }, brick(3, paint.indigo), put({ x: 8, y: -24 }, brick(2, paint.dune))),
    put({ x: 560, y: 318 }, brick(4, paint.madder)),
  );

/** A house of the Red Sea coast with wooden bays. */
const house = (width: number, height: number, wall: string, bay: string): Drawing =>
  all(
    rect(-width / 2, -height, width, height, wall),
    times(Math.round(width / 20), (n) => shape(`M${-width / 2 + n * 20} ${-height}l10 -14l10 14z`, wall)),
    times(2, (n) =>
      put(
        { x: (n - 0.5) * width * 0.46, y: -height + 40 },
        rect(-20, 0, 40, 62, bay, 4),
        times(3, (row) => line(`M-14 ${14 + row * 16}h28`, mix(bay, paint.milk, 0.4), 3, '5 4')),
        shape('M-24 0h48l-8 -12h-32z', mix(bay, paint.night, 0.3)),
      ),
    ),
  );

const pin = (fill: string): Drawing =>
  all(
    shape('M0 0C-8 -34 -34 -44 -34 -76a34 34 0 0 1 68 0c0 32 -26 42 -34 76z', fill),
    shape('M0 -94l18 18l-18 18l-18 -18z', paint.milk),
    shape('M0 -84l8 8l-8 8l-8 -8z', paint.night),
  );

/** A street with a centre in its middle. */
export const centres = (): Drawing =>
  all(
    shape('M0 320q180 -120 400 -60t320 -40v100z', paint.dusk),
    put({ x: 96, y: 320 }, palm(190, paint.palm)),
    put({ x: 190, y: 320 }, house(120, 150, paint.honey, paint.palm)),
    put({ x: 540, y: 320 }, house(130, 172, mix(paint.clay, paint.milk, 0.3), paint.indigo)),
    put({ x: 640, y: 320 }, palm(150, paint.palm), put({ x: 52 }, palm(106, paint.moss))),
    put(
      { x: 360, y: 320 },
      rect(-110, -176, 220, 176, paint.sand),
      band(-118, -196, 236, 30, [paint.night, paint.madder, paint.sand, paint.dune]),
      put({ y: -118 }, gear(34, 10, paint.palm)),
      rect(-26, -72, 52, 72, paint.wine, 4),
      rect(-92, -66, 46, 44, paint.steel, 4),
      rect(46, -66, 46, 44, paint.steel, 4),
      line('M-69 -66v44M69 -66v44', paint.sand, 4),
    ),
    put({ x: 360, y: 112, scale: 0.9 }, pin(paint.madder)),
    put({ x: 190, y: 152, scale: 0.56 }, pin(paint.leaf)),
    put({ x: 540, y: 130, scale: 0.56 }, pin(paint.dune)),
  );

const bookOf = (x: number, y: number, width: number, fill: string): Drawing =>
  all(
    rect(x, y, width, 26, fill, 4),
    rect(x + width - 16, y + 5, 12, 16, paint.milk),
    rect(x + 14, y, 10, 26, mix(fill, paint.night, 0.3)),
  );

/** A student at a desk. */
export const courses = (): Drawing =>
  all(
    put(
      { x: 208, y: 190, scale: 1 },
      person({
        ...cast.saad,
        shirt: paint.madder,
        team: 'Jizan',
        look: [0.9, 0.2],
        mood: 'joy',
        hands: [-40, 96, 92, 88],
      }),
    ),
    put(
      { x: 420, y: 286 },
      rect(-130, -190, 260, 180, paint.steel, 12),
      rect(-118, -178, 236, 156, paint.milk, 4),
      rect(-118, -178, 52, 156, paint.haze, 4),
      each([paint.indigo, paint.madder, paint.palm, paint.dune], (fill, n) => circle(-92, -154 + n * 36, 10, fill)),
      each(
        [
          [0, 120, paint.dune],
          [0, 150, paint.indigo],
          [20, 120, paint.palm],
          [20, 90, paint.clay],
        ] as const,
        ([x, width, fill], n) =>
          put(
            { x: -54 + x, y: -164 + n * 32 },
            rect(0, 0, width, 26, fill, 5),
            rect(12, 8, width * 0.3, 10, paint.milk, 5),
          ),
      ),
      shape('M-156 0q-4 -14 12 -14h288q16 0 12 14z', paint.flax),
    ),
    rect(60, 286, 620, 18, paint.ochre, 6),
    rect(96, 304, 16, 20, paint.ochre),
    rect(628, 304, 16, 20, paint.ochre),
    bookOf(572, 260, 108, paint.palm),
    bookOf(580, 234, 92, paint.madder),
    bookOf(568, 208, 104, paint.dune),
    put({ x: 622, y: 172 }, hub(64, 'smile', paint.milk)),
    put({ x: 92, y: 286, scale: 0.8 }, brick(2, paint.palm), put({ x: 6, y: -24 }, brick(2, paint.clay))),
  );

/** A shelf of the workshop: parts, a mat, a robot, boxes of bricks. */
export const shops = (): Drawing =>
  all(
    rect(40, 148, 640, 14, paint.ochre, 4),
    rect(64, 20, 12, 300, paint.ochre),
    rect(644, 20, 12, 300, paint.ochre),
    put({ x: 132, y: 104 }, wheel(43, paint.dune)),
    put({ x: 216, y: 114 }, wheel(33, paint.clay)),
    put({ x: 318, y: 100 }, gear(48, 12, paint.dune)),
    put({ x: 402, y: 118 }, gear(30, 9, paint.madder)),
    put({ x: 498, y: 98 }, hub(98, 'wink', paint.milk)),
    put(
      { x: 580, y: 136 },
      times(3, (n) => put({ y: -n * 24 }, beam(4 - n, [paint.indigo, paint.leaf, paint.clay][n] as string, 18))),
    ),
    put(
      { x: 176, y: 318 },
      rect(-84, -112, 168, 112, paint.madder, 6),
      rect(-84, -112, 168, 24, paint.wine, 6),
      cloth('FLLC', -64, -76, 128, 60, 10),
    ),
    put({ x: 362, y: 318, scale: 0.66 }, brickRobot({ body: paint.palm, trim: paint.dune, shows: 'heart' })),
    put(
      { x: 520, y: 318 },
      inside(box(-74, -84, 148, 84), cloth('mat', -74, -84, 148, 84, 14)),
      oval(-74, -42, 14, 42, paint.sand),
      oval(-74, -42, 7, 22, paint.ochre),
    ),
    put({ x: 606, y: 318 }, brick(3, paint.indigo, 18), put({ x: 9, y: -22 }, brick(2, paint.dune, 18))),
  );

/** A signed paper under a gear-shaped shield: the brand's name means both gear and shield. */
export const agreed = (): Drawing =>
  all(
    put(
      { x: 470, y: 168, turn: 4 },
      rect(-120, -130, 240, 300, paint.milk, 8),
      band(-120, -130, 240, 26, [paint.night, paint.madder, paint.sand, paint.dune]),
      times(6, (n) => rect(-88, -78 + n * 30, n % 3 === 2 ? 110 : 176, 10, paint.flax, 5)),
      line('M-84 126q30 -34 44 -4t52 -10', paint.indigo, 5),
    ),
    put({ x: 250, y: 176 }, gear(124, 20, paint.dune), circle(0, 0, 92, paint.night), circle(0, 0, 84, paint.palm)),
    put(
      { x: 250, y: 176 },
      shape('M0 -56l50 18v34q0 44 -50 64q-50 -20 -50 -64v-34z', paint.sand),
      shape('M0 -56l50 18v34q0 44 -50 64z', paint.flax),
      line('M-20 0l14 16l28 -32', paint.madder, 11),
    ),
    put(
      { x: 618, y: 220, turn: -6, scale: 0.9 },
      board(110, 150, paint.ochre, paint.milk),
      times(3, (n) =>
        all(shape(`M-30 ${-34 + n * 36}l7 8l14 -16`, paint.palm), rect(-2, -38 + n * 36, 36, 9, paint.flax, 4)),
      ),
    ),
  );
