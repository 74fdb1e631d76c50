import { cast } from '../kit/cast.ts';
import { mix, paint } from '../kit/palette.ts';
import { type Person, person } from '../kit/people.ts';
import { cloud } from '../kit/props.ts';
import { all, circle, type Drawing, each, line, poly, put, rect, shape, times } from '../kit/svg.ts';
import { band, bunting, cloth } from '../kit/weaving.ts';

const clay = mix(paint.dune, paint.clay, 0.25);
const shade = mix(clay, paint.night, 0.16);

/** A wall of clay with stepped battlements and rows of triangular openings, as in Najd. */
const wall = (x: number, width: number, top: number): Drawing =>
  all(
    rect(x, top, width, 640 - top, clay),
    times(Math.floor(width / 50), (n) =>
      poly(
        [
          [x + n * 50 + 4, top],
          [x + n * 50 + 14, top - 20],
          [x + n * 50 + 20, top - 20],
          [x + n * 50 + 25, top - 40],
          [x + n * 50 + 30, top - 20],
          [x + n * 50 + 36, top - 20],
          [x + n * 50 + 46, top],
        ],
        clay,
      ),
    ),
    times(Math.floor(width / 34), (n) =>
      poly(
        [
          [x + 12 + n * 34, top + 52],
          [x + 22 + n * 34, top + 30],
          [x + 32 + n * 34, top + 52],
        ],
        shade,
      ),
    ),
    rect(x, top + 72, width, 8, shade),
  );

const gate = all(
  shape('M510 640v-230q90 -70 180 0v230z', shade),
  rect(530, 430, 140, 210, paint.wine),
  band(530, 430, 140, 46, [paint.madder, paint.dune, paint.sand, paint.palm]),
  band(530, 500, 140, 46, [paint.palm, paint.sand, paint.dune, paint.madder]),
  line('M600 430v210', paint.night, 5),
);

function marcher(x: number, y: number, scale: number, name: string, of: Person): Drawing {
  const banner = all(
    line('M54 130V-300', paint.ochre, 9),
    circle(54, -306, 11, paint.dune),
    line('M-8 -286H116', paint.ochre, 8),
    cloth(name, -4, -282, 116, 174, 14.5),
    times(6, (n) =>
      poly(
        [
          [-4 + n * 19.3, -108],
          [15.3 + n * 19.3, -108],
          [5.7 + n * 19.3, -86],
        ],
        n % 2 ? paint.dune : paint.night,
      ),
    ),
  );
  return put(
    { x, y, scale },
    banner,
    person({
      ...of,
      team: name,
      below: 'trousers',
      hands: [48, 74, 60, 30],
    }),
  );
}

export const openingParade = (): Drawing =>
  all(
    rect(0, 0, 1200, 800, paint.honey),
    circle(960, 190, 92, mix(paint.dune, paint.milk, 0.2)),
    cloud(180, 150, 0.9, paint.milk),
    cloud(700, 110, 0.7, paint.milk),
    wall(-20, 420, 300),
    wall(800, 440, 280),
    wall(380, 440, 360),
    gate,
    rect(0, 636, 1200, 170, paint.flax),
    shape('M0 636q600 -26 1200 0v30q-600 -30 -1200 0z', mix(paint.flax, paint.night, 0.12)),
    bunting([0, 40], [620, 60], [paint.madder, paint.palm, paint.night], 14),
    bunting([620, 60], [1200, 30], [paint.palm, paint.night, paint.madder], 13),
    each(
      [
        [170, 'Jubail', cast.ziad, paint.clay],
        [380, 'Hail', cast.maha, paint.dune],
        [830, 'Taif', cast.yousef, paint.leaf],
        [1050, 'Arar', cast.huda, paint.steel],
      ] as const,
      ([x, name, who, shirt]) => marcher(x, 512, 0.86, name, { ...who, shirt, look: [0.3, 0] }),
    ),
    each(
      [
        [80, 'Najd', cast.saad, paint.palm, 'joy'],
        [300, 'Abha', cast.lama, paint.indigo, 'smile'],
        [530, 'Yanbu', cast.faris, paint.madder, 'joy'],
        [760, 'Tabuk', cast.noura, paint.moss, 'smile'],
        [985, 'Jazan', cast.omar, paint.night, 'joy'],
      ] as const,
      ([x, name, who, shirt, mood]) => marcher(x, 540, 1.16, name, { ...who, shirt, mood, look: [0.4, 0] }),
    ),
  );
