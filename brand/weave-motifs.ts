/**
 * The motifs of the cloth. Each is a rule over (u, v), the distances in cells from the middle of a motif, the same in
 * all four quarters. Edges at whole numbers of u, v, u + v and u - v fall on the cell sides and diagonals: they come
 * out straight.
 */
import type { Dice } from './weave-dice.ts';

/** Which colour a point has: 0 the main one, 1 the accent, 2 the highlight; undefined is the background. */
export type Strand = 0 | 1 | 2 | undefined;
export type Motif = (u: number, v: number) => Strand;
/** Half the side of an emblem, in cells. */
export const half = 6;

const strands: Strand[] = [0, 1, 2, undefined];
const even = (n: number) => Math.floor(n) % 2 === 0;

/** Diamonds inside each other; neighbouring rings have different colours. */
function diamonds(roll: Dice): Motif {
  const rings: Strand[] = [];
  for (let ring = 0; ring < 5; ring++) rings.push(roll.pick(strands.filter((strand) => strand !== rings[ring - 1])));
  return (u, v) => rings[Math.floor(u + v)];
}

/** The same with stepped sides, as on the dividing wall of a tent. */
function stairs(roll: Dice): Motif {
  const rings: Strand[] = [];
  for (let ring = 0; ring < 4; ring++) rings.push(roll.pick(strands.filter((strand) => strand !== rings[ring - 1])));
  return (u, v) => rings[Math.floor(u) + Math.floor(v)];
}

/** A gear of eight teeth with its axle. */
function gear(roll: Dice): Motif {
  const axle = roll.pick([1, 2]);
  const rim = roll.pick<Strand>([1, 2, undefined]);
  return (u, v) => {
    if (u + v < axle) return rim === 1 ? 2 : 1;
    if (u + v < axle + 1) return rim;
    const wheel = Math.max(u, v) < 4 && u + v < 6;
    const tooth = (Math.min(u, v) < 1 && Math.max(u, v) < 5) || (Math.abs(u - v) < 1 && u + v < 7);
    return wheel || tooth ? 0 : undefined;
  };
}

/** The eight-pointed star: a square and a diamond over each other. */
function star(roll: Dice): Motif {
  const heart = roll.pick([1, 2]);
  const inner = roll.pick<Strand>([1, 2]);
  return (u, v) => {
    if (u + v < heart) return inner === 1 ? 2 : 0;
    if (u + v < heart + 1) return inner;
    if (u + v < 3) return undefined;
    return Math.max(u, v) < 3 || u + v < 5 ? 0 : undefined;
  };
}

/** A chip with its pins. */
function chip(roll: Dice): Motif {
  const core = roll.pick<Strand>([1, 2]);
  const wide = roll.chance(0.5);
  return (u, v) => {
    const far = Math.max(u, v);
    if (u + v < (wide ? 2 : 1)) return core === 1 ? 2 : 0;
    if (far < 2) return wide ? core : u + v < 2 ? core : undefined;
    if (far < 3) return 0;
    return far < 5 && even(Math.min(u, v)) && Math.min(u, v) < 3 ? (far < 4 ? 0 : 1) : undefined;
  };
}

/** An hourglass, as on the border band. */
function hourglass(roll: Dice): Motif {
  const side = roll.pick<Strand>([1, 2]);
  const across = roll.chance(0.5);
  return (a, b) => {
    const [u, v] = across ? [b, a] : [a, b];
    if (u + v < 1) return 2;
    if (u + v > 6) return undefined;
    if (v > u) return v < 4 ? 0 : undefined;
    return u > v + 1 && u < 5 ? side : undefined;
  };
}

/** A diamond with a toothed edge. */
function comb(roll: Dice): Motif {
  const heart = roll.pick<Strand>([1, 2]);
  const ring = roll.pick<Strand>([0, 1]);
  return (u, v) => {
    const ringAt = u + v;
    if (ringAt < 1) return 0;
    if (ringAt < 2) return heart;
    if (ringAt < 3) return undefined;
    if (ringAt < 4) return ring;
    return ringAt < 5 && even(u - v + 20) ? ring : undefined;
  };
}

/** A random patchwork of whole and half cells. */
function patches(roll: Dice): Motif {
  const cells = Array.from({ length: half * half }, () => roll.pick<Strand>([0, 0, 1, 2, undefined, undefined]));
  const cuts = Array.from({ length: half * half }, () => roll.pick([0, 1, 2]));
  return (u, v) => {
    if (u + v >= 6) return undefined;
    const at = Math.floor(u) * half + Math.floor(v);
    const lower = (u % 1) + (v % 1) > 1;
    return cuts[at] === 0 || (cuts[at] === 1) === lower ? cells[at] : undefined;
  };
}

export const medallions = [diamonds, diamonds, stairs, gear, star, chip, hourglass, comb, patches];

/** The patterns in the corners beside the medallion. */
export const corners: ((roll: Dice) => Motif)[] = [
  () => () => undefined,
  () => (u, v) => (half - u + (half - v) < 3 ? 1 : undefined),
  () => (u, v) => (half - u + (half - v) < 4 ? (half - u + (half - v) < 2 ? 2 : 0) : undefined),
  () => (u, v) => (u + v >= 7 && even(u + v) ? 1 : undefined),
  () => (u, v) => (Math.abs(u - 4) + Math.abs(v - 4) < 1 ? 2 : undefined),
  () => (u, v) => (u + v >= 7 && even(u) !== even(v) ? 0 : undefined),
  (roll) => {
    const strand = roll.pick<Strand>([0, 1]);
    return (u, v) => (u + v >= 7 && (u % 1) + (v % 1) > 1 ? strand : undefined);
  },
];

/** The edge along one side: `depth` is the distance in cells from the edge, `along` the place on it. */
export const edges: ((depth: number, along: number) => Strand)[] = [
  () => undefined,
  (depth, along) => (depth < 1 - Math.abs((along % 2) - 1) ? 0 : undefined),
  (depth, along) => (depth < 1 && even(along) ? 1 : undefined),
  (depth, along) => (Math.abs(depth - 0.5) + Math.abs((along % 1) - 0.5) < 0.5 ? 0 : undefined),
  (depth, along) => (depth < Math.abs((along % 2) - 1) ? 1 : undefined),
];
