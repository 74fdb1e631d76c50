import { behind, fallsBehind, type Head, head, type Point } from './heads.ts';
import { mix, paint } from './palette.ts';
import { all, circle, type Drawing, inside, line, oval, put, rect, shape, times } from './svg.ts';
import { emblem } from './weaving.ts';

export type Person = Head & {
  /** The shirt, thobe or abaya. */
  shirt: string;
  /** Where the hand on the left of the picture is and where the other, from the middle of the shoulders. */
  hands?: readonly [x: number, y: number, x: number, y: number];
  /** Whose emblem is on the chest; none on a thobe. */
  team?: string;
  /** Long robes reach the feet; `none` where a table hides the legs. */
  below?: 'trousers' | 'robe' | 'seated' | 'none';
  trousers?: string;
  /** Not dark, so that they are visible on the dark background. */
  shoes?: string;
  sleeve?: string;
  tilt?: number;
  /** A referee's shirt. */
  stripes?: string;
  /** An adult: a smaller head for the body. Draw it larger, too. */
  grown?: boolean;
};

function arm(side: -1 | 1, [x, y]: Point, sleeve: string, skin: string): Drawing {
  const [sx, sy] = [side * 36, 15];
  const reach = Math.hypot(x - sx, y - sy);
  const bend = Math.max(0, 92 - reach) * 0.6 + 6;
  const [mx, my] = [(sx + x) / 2, (sy + y) / 2];
  // The elbow goes outwards and down.
  const [nx, ny] = [-(y - sy) / (reach || 1), (x - sx) / (reach || 1)];
  const out = nx * side * 0.5 + ny >= 0 ? 1 : -1;
  const [ex, ey] = [mx + nx * bend * out, my + ny * bend * out];
  const wrist = `${(x + (ex - x) * 0.2).toFixed(1)} ${(y + (ey - y) * 0.2).toFixed(1)}`;
  return line(`M${sx} ${sy}Q${ex.toFixed(1)} ${ey.toFixed(1)} ${wrist}`, sleeve, 25) + circle(x, y, 12, skin);
}

/**
 * A standing person; (0, 0) is the middle between the shoulders, the head is above, the feet at y = 210.
 * Drawn from a few shapes; nobody is a real person.
 */
export function person(of: Person): Drawing {
  const {
    shirt,
    skin,
    below = 'none',
    hands = [-58, 92, 58, 92],
    team,
    trousers = paint.dusk,
    shoes = paint.night,
    sleeve,
  } = of;
  const arms = sleeve ?? mix(shirt, '#000000', 0.1);
  const legs = {
    none: '',
    trousers: all(
      shape('M-40 112h80l-4 84h-30l-6 -56l-6 56h-30z', trousers),
      rect(-42, 190, 36, 20, shoes, 9),
      rect(6, 190, 36, 20, shoes, 9),
    ),
    seated: all(
      shape('M-44 96h88q44 6 42 42q-2 16 -26 16h-120q-24 0 -26 -16q-2 -36 42 -42z', trousers),
      line('M-58 140q60 -30 92 8', mix(trousers, '#000000', 0.25), 4),
      rect(-86, 138, 40, 20, paint.night, 10),
      rect(46, 138, 40, 20, paint.night, 10),
    ),
    robe: all(
      rect(-32, 196, 28, 14, paint.wine, 7),
      rect(4, 196, 28, 14, paint.wine, 7),
      shape('M-44 96h88l10 104q-54 10 -108 0z', shirt),
    ),
  };
  const torso = shape('M-46 22q2 -24 26 -24h40q24 0 26 24l-2 98q-44 10 -88 0z', shirt);
  const high = (hand: Point) => hand[1] < 40;
  const start: Point = [hands[0], hands[1]];
  const end: Point = [hands[2], hands[3]];
  const neck = { y: -44, turn: of.tilt ?? 0, scale: of.grown ? 0.88 : 1 };
  return all(
    (below === 'trousers' || below === 'robe') && oval(0, 209, 58, 7, 'rgba(8,18,35,.16)'),
    fallsBehind(of) && put(neck, behind(of)),
    high(start) && arm(-1, start, arms, skin),
    high(end) && arm(1, end, arms, skin),
    legs[below],
    rect(-13, -14, 26, 26, mix(skin, '#000000', 0.1), 8),
    torso,
    of.stripes &&
      inside(
        'M-46 22q2 -24 26 -24h40q24 0 26 24l-2 98q-44 10 -88 0z',
        times(5, (n) => rect(-44 + n * 20, -4, 9, 130, of.stripes ?? '')),
      ),
    shape('M-14 -3h28q-2 16 -14 16t-14 -16z', of.wears === 'hijab' ? shirt : mix(skin, '#000000', 0.06)),
    below !== 'robe' && team !== undefined && !of.back && emblem(team, -19, 40, 38),
    below === 'robe' && shirt === paint.milk && line('M0 14v44', mix(paint.milk, paint.night, 0.2), 3),
    !high(start) && arm(-1, start, arms, skin),
    !high(end) && arm(1, end, arms, skin),
    put(neck, head(of)),
  );
}
