/** The house band: stripe, teeth, then diamond, trace and gear in turn. It repeats along a line: pages' edges, certificates. */
import type { Cloth, Dye } from './weave.ts';
import { traceField } from './weave-trace.ts';

/** A tile of the band, in half cells, with its fine lines. */
export interface Band extends Cloth {
  /** Lines that are thinner than a cell: circuit traces and the thread beside the stripe. */
  lines: { dye: Dye; d: string; width: number }[];
}

const columns = 24;
const rows = 10;

function dyeAt(x: number, y: number): Dye | undefined {
  const v = Math.abs(y - rows / 2);
  if (v > 4) return 'madder';
  if (v > 3) return 4 - v < 1 - Math.abs((x % 2) - 1) ? 'sand' : undefined;
  const fromDiamond = Math.abs(x - 6) + v;
  if (fromDiamond < 3) return (['milk', undefined, 'dune'] as const)[Math.floor(fromDiamond)];
  return gearAt(Math.abs(x - 18), v);
}

function gearAt(u: number, v: number): Dye | undefined {
  if (u + v < 1) return 'clay';
  if (u + v < 2) return undefined;
  const wheel = Math.max(u, v) < 2 && u + v < 3;
  const tooth = (Math.min(u, v) < 1 && Math.max(u, v) < 3) || (Math.abs(u - v) < 1 && u + v < 4);
  return wheel || tooth ? 'sand' : undefined;
}

/** A trace from the diamond to the gear that forks and joins again, with a pad on each branch. */
const trace = (from: number) => `M${from} 10h2l2 -2h4l2 2h2M${from + 2} 10l2 2h4l2 -2`;
const pad = (x: number, y: number) => `M${x} ${y - 1}l1 1l-1 1l-1 -1z`;

export const houseBand: Band = {
  width: columns * 2,
  height: rows * 2,
  ground: 'night',
  threads: [
    ...[...traceField(columns, rows, dyeAt)].map(([dye, d]) => ({ dye, d })),
    { dye: 'leaf', d: [pad(24, 8), pad(24, 12), pad(0, 8), pad(0, 12), pad(48, 8), pad(48, 12)].join('') },
  ],
  lines: [
    { dye: 'sand', d: trace(18) + trace(-6) + trace(42), width: 0.4 },
    { dye: 'sand', d: 'M0 1.7h48M0 18.3h48', width: 0.3 },
  ],
};
