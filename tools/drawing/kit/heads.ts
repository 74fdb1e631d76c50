import { mix, paint } from './palette.ts';
import { all, circle, type Drawing, inside, line, oval, rect, shape } from './svg.ts';

export type Point = readonly [x: number, y: number];

export type Head = {
  skin: string;
  /** What covers the head; `hair` and `curls` leave it uncovered. */
  wears: 'hair' | 'curls' | 'bob' | 'braids' | 'hijab' | 'cap' | 'taqiyah' | 'ghutra' | 'shemagh';
  /** The colour of the hair, the hijab or the cap. */
  colour?: string;
  /** Where the face looks: -1 to 1 both ways. */
  look?: Point;
  mood?: 'smile' | 'joy' | 'calm' | 'wow';
  glasses?: boolean;
  beard?: boolean;
  /** Seen from behind: no face. */
  back?: boolean;
};

const dark = '#17110f';

function face({ skin, look = [0, 0], mood = 'smile', glasses, beard, colour }: Head): Drawing {
  const [dx, dy] = [look[0] * 9, look[1] * 7];
  const eye = (x: number) =>
    mood === 'joy'
      ? line(`M${x - 6 + dx} ${2 + dy}q6 -8 12 0`, dark, 4)
      : oval(x + dx, dy, 4, mood === 'wow' ? 5.6 : 4.8, dark);
  const mouths = {
    smile: line(`M${-9 + dx} ${14 + dy}q9 9 18 0`, dark, 3.6),
    joy:
      shape(`M${-12 + dx} ${12 + dy}h24q-2 15 -12 15t-12 -15z`, paint.wine) +
      shape(`M${-10.6 + dx} ${12 + dy}h21.2q0 4 -1.6 5h-18q-1.6 -1 -1.6 -5z`, paint.milk),
    calm: line(`M${-6 + dx} ${16 + dy}h12`, dark, 3.6),
    wow: oval(dx, 18 + dy, 6, 7.6, paint.wine),
  };
  return all(
    beard &&
      inside(
        'M-36 0a36 36 0 1 0 72 0a36 36 0 1 0 -72 0z',
        shape(`M-40 2q4 16 14 18q8 -10 26 -10t26 10q10 -2 14 -18v50h-80z`, colour ?? dark),
      ),
    beard && oval(dx, 17 + dy, 12, 5.5, skin),
    circle(-18 + dx, 12 + dy, 6.5, mix(skin, paint.clay, 0.34)),
    circle(18 + dx, 12 + dy, 6.5, mix(skin, paint.clay, 0.34)),
    eye(-13),
    eye(13),
    mouths[mood],
    glasses &&
      line(
        `M${-23 + dx} ${dy}a10 9 0 1 1 20 0a10 9 0 1 1 -20 0M${3 + dx} ${dy}a10 9 0 1 1 20 0a10 9 0 1 1 -20 0M${-3 + dx} ${dy}h6`,
        paint.night,
        3.2,
      ),
  );
}

/** What lies behind the head: long hair, the fall of a scarf. */
export function behind({ wears, colour = dark }: Head): Drawing {
  const shade = mix(colour, '#000000', 0.22);
  if (wears === 'bob') return shape('M-42 0a42 42 0 0 1 84 0v34q0 10 -10 10h-64q-10 0 -10 -10z', colour);
  if (wears === 'braids')
    return (
      line('M-34 16q-16 26 -10 56', colour, 15) +
      line('M34 16q16 26 10 56', colour, 15) +
      circle(-44, 74, 8, paint.clay) +
      circle(44, 74, 8, paint.clay)
    );
  if (wears === 'hijab') return shape('M-46 2a46 48 0 0 1 92 0q2 36 16 62q-62 26 -124 0q14 -26 16 -62z', shade);
  if (wears === 'ghutra' || wears === 'shemagh') {
    const fill = wears === 'ghutra' ? paint.milk : paint.clay;
    return shape('M-42 -8a42 40 0 0 1 84 0q4 46 22 78q-64 22 -128 0q18 -32 22 -78z', mix(fill, paint.night, 0.14));
  }
  return '';
}

/** What hangs down the back is drawn before the shoulders. */
export const fallsBehind = ({ wears, back }: Head) =>
  !back && (wears === 'ghutra' || wears === 'shemagh' || wears === 'bob');

/** What lies over the head. */
function over(head: Head): Drawing {
  const { wears, colour = dark, back } = head;
  const round = 'M-38 0a38 38 0 1 0 76 0a38 38 0 1 0 -76 0z';
  if (wears === 'hair')
    return back
      ? inside(round, rect(-40, -40, 80, 62, colour))
      : shape('M-38 2q-6 -44 38 -44t38 44q-4 -14 -12 -20q-24 6 -40 -4q-16 2 -24 24z', colour);
  if (wears === 'curls') {
    const bumps = [
      [-30, -16],
      [-20, -30],
      [-4, -37],
      [13, -35],
      [27, -24],
      [34, -8],
      [-36, -1],
    ] as const;
    return all(
      ...bumps.map(([x, y]) => circle(x, y, 15, colour)),
      inside(round, rect(-40, -40, 80, back ? 62 : 22, colour)),
    );
  }
  if (wears === 'bob' || wears === 'braids') {
    if (back) return circle(0, 0, 39, colour);
    return (
      shape('M-39 8q-5 -50 39 -50t39 50q-2 -22 -16 -30q-22 10 -46 0q-14 8 -16 30z', colour) +
      (wears === 'bob' ? line('M-36 -16q36 -26 72 0', paint.clay, 8) : '')
    );
  }
  if (wears === 'hijab') {
    if (back) return shape('M-44 4a44 46 0 0 1 88 0q0 30 10 52q-54 22 -108 0q10 -22 10 -52z', colour);
    // The scarf leaves the face open and lies over the shoulders.
    return (
      `<path fill-rule="evenodd" fill="${colour}" d="M-45 2a45 47 0 0 1 90 0q1 30 12 52q-28 14 -57 14t-57 -14q11 -22 12 -52zM0 -31a31 33 0 0 0 -31 33q0 36 31 36t31 -36a31 33 0 0 0 -31 -33z"/>` +
      line('M-18 44q22 14 50 4', mix(colour, '#000000', 0.25), 4)
    );
  }
  if (wears === 'cap')
    return (
      shape('M-39 -6a39 36 0 0 1 78 0z', colour) +
      (back
        ? inside(round, rect(-40, -6, 80, 24, dark))
        : shape(`M-34 -10h68q16 2 20 12q-46 -8 -92 0q-2 -8 4 -12z`, mix(colour, '#000000', 0.2)))
    );
  if (wears === 'taqiyah')
    return (
      (back
        ? inside(round, rect(-40, -10, 80, 30, dark))
        : shape('M-37 -2q-2 -14 3 -16h68q5 2 3 16q-8 -8 -12 -8h-50q-4 0 -12 8z', dark)) +
      shape('M-36 -14q0 -30 36 -30t36 30z', colour) +
      line('M-30 -22h60', mix(colour, paint.night, 0.2), 3, '5 5')
    );
  // Ghutra and shemagh: the fold over the brow, the sides, the cord.
  const fill = wears === 'ghutra' ? paint.milk : paint.clay;
  const sides = back
    ? shape('M-42 -8a42 40 0 0 1 84 0q2 40 20 76q-62 20 -124 0q18 -36 20 -76z', fill)
    : shape(
        'M-42 -6q0 -38 42 -38t42 38q4 38 16 60q-18 8 -32 6q10 -36 4 -64q-30 -12 -60 0q-6 28 4 64q-14 2 -32 -6q12 -22 16 -60z',
        fill,
      );
  const checks =
    wears === 'shemagh' ? line('M-36 -20q36 -24 72 0M-40 6q-2 24 -10 44M40 6q2 24 10 44', paint.milk, 5, '5 5') : '';
  return sides + checks + line('M-38 -21q38 -17 76 0M-38 -14q38 -17 76 0', dark, 6);
}

/** A head around (0, 0), 76 across. */
export function head(of: Head): Drawing {
  const bare = of.wears === 'hair' || of.wears === 'curls' || of.wears === 'cap' || of.wears === 'taqiyah';
  const ears = bare
    ? circle(-36, 4, 8, mix(of.skin, '#000000', 0.08)) + circle(36, 4, 8, mix(of.skin, '#000000', 0.08))
    : '';
  return all(!fallsBehind(of) && behind(of), ears, circle(0, 0, 36, of.skin), !of.back && face(of), over(of));
}
