/**
 * Turns a grid of coloured triangles into one outline per colour. Tiles drawn side by side show hair-thin seams where
 * their edges meet; one outline has none, and is far shorter.
 */

/** The colour at a point of the cloth, in cells from its start corner; undefined shows the ground. */
export type Field<Colour> = (x: number, y: number) => Colour | undefined;

/** Corners of a cell and its middle, in half cells, so that all are whole numbers: each side with the middle is a triangle. */
const corners = [
  [0, 0],
  [2, 0],
  [2, 2],
  [0, 2],
] as const;

/** Half cells of one axis fit in this, so a point is one number: y * stride + x. */
const stride = 4096;

/**
 * One SVG path per colour for a cloth of `columns` by `rows` cells, in half cells (a cell is 2 by 2).
 * Each cell has four triangles; each takes the colour that the field has at its middle.
 */
export function traceField<Colour>(columns: number, rows: number, field: Field<Colour>): Map<Colour, string> {
  const edges = new Map<Colour, Map<number, Set<number>>>();
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      for (let side = 0; side < 4; side++) {
        const [ax, ay] = corners[side] as readonly [number, number];
        const [bx, by] = corners[(side + 1) % 4] as readonly [number, number];
        const colour = field(column + (ax + bx + 1) / 6, row + (ay + by + 1) / 6);
        if (colour === undefined) continue;
        const own = edges.get(colour) ?? new Map<number, Set<number>>();
        edges.set(colour, own);
        const a = (row * 2 + ay) * stride + column * 2 + ax;
        const b = (row * 2 + by) * stride + column * 2 + bx;
        const middle = (row * 2 + 1) * stride + column * 2 + 1;
        toggle(own, a, b);
        toggle(own, b, middle);
        toggle(own, middle, a);
      }
  return new Map([...edges].map(([colour, own]) => [colour, outlines(own)]));
}

/** An edge that two triangles of one colour share runs once each way, and is none. */
function toggle(edges: Map<number, Set<number>>, from: number, to: number): void {
  if (edges.get(to)?.delete(from)) return;
  const ends = edges.get(from);
  if (ends) ends.add(to);
  else edges.set(from, new Set([to]));
}

/** Joins the edges that are left into closed lines, straight stretches in one go. */
function outlines(edges: Map<number, Set<number>>): string {
  let path = '';
  for (const [start, ends] of edges)
    while (ends.size > 0) {
      const points = [start];
      let at = take(edges, start);
      while (at !== start) {
        points.push(at);
        at = take(edges, at);
      }
      path += closedLine(points);
    }
  return path;
}

function take(edges: Map<number, Set<number>>, from: number): number {
  const ends = edges.get(from) as Set<number>;
  const to = ends.values().next().value as number;
  ends.delete(to);
  return to;
}

/** A closed line through points (as `y * stride + x`), as an SVG subpath with relative steps. */
function closedLine(points: number[]): string {
  const xy = points.map((point) => [point % stride, Math.floor(point / stride)] as const);
  const turns = xy.filter(([x, y], index) => {
    const [px, py] = xy.at(index - 1) as readonly [number, number];
    const [nx, ny] = xy[(index + 1) % xy.length] as readonly [number, number];
    return (x - px) * (ny - y) !== (y - py) * (nx - x);
  });
  return turns
    .map(([x, y], index) => {
      if (index === 0) return `M${x} ${y}`;
      const [px, py] = turns[index - 1] as readonly [number, number];
      if (y === py) return `h${x - px}`;
      if (x === px) return `v${y - py}`;
      return `l${x - px} ${y - py}`;
    })
    .join('')
    .concat('z');
}
