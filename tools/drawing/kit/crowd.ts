import { createRandom } from '#demo/random.ts';
import { hairs, paint, skins } from './palette.ts';
import { circle, type Drawing, line, put, shape, times } from './svg.ts';

/** Rows of people far away: heads and shoulders, the nearer rows lower and larger. */
export function crowd(
  seed: number,
  box: readonly [x: number, y: number, width: number],
  rows: number,
  size: number,
  clothes: readonly string[],
  gap = 1,
): Drawing {
  const random = createRandom(seed);
  const [x, y, width] = box;
  return times(rows, (row) => {
    const across = size * 2.05 * gap;
    const seats = Math.ceil(width / across) + 1;
    return times(seats, (seat) => {
      const left = x + (seat - (row % 2) / 2) * across + random.between(-3, 3);
      const top = y + row * size * 1.9 + random.between(-4, 4);
      const skin = random.pick(skins);
      const wears = random.pick(['hair', 'hair', 'hijab', 'hijab', 'ghutra', 'cap'] as const);
      const cover = {
        hair: random.pick(hairs),
        hijab: random.pick([paint.night, paint.madder, paint.indigo, paint.sand, paint.palm]),
        ghutra: paint.milk,
        cap: random.pick([paint.palm, paint.madder, paint.dune]),
      }[wears];
      const shirt = wears === 'ghutra' ? paint.milk : random.pick(clothes);
      const up = random.chance(0.16);
      return put(
        { x: left, y: top, scale: size / 40 },
        up
          ? line('M-30 56L-44 -30M30 56L44 -30', shirt, 18) + circle(-45, -38, 10, skin) + circle(45, -38, 10, skin)
          : '',
        shape('M-46 110v-42q2 -24 30 -26h32q28 2 30 26v42z', shirt),
        wears === 'hijab' || wears === 'ghutra'
          ? shape('M-36 2a36 36 0 0 1 72 0q2 28 14 48q-50 20 -100 0q12 -20 14 -48z', cover)
          : '',
        circle(0, 4, 29, skin),
        wears === 'hair' || wears === 'cap'
          ? shape('M-31 4a31 34 0 0 1 62 0q-8 -16 -31 -16t-31 16z', cover)
          : shape('M-33 4a33 34 0 0 1 66 0q-10 -18 -33 -18t-33 18z', cover),
        circle(-10, 8, 3.4, '#17110f'),
        circle(10, 8, 3.4, '#17110f'),
        line('M-7 18q7 6 14 0', '#17110f', 3),
      );
    });
  });
}
