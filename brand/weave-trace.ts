/**
 * Turns a grid of coloured triangles into one outline per colour. Tiles drawn side by side show hair-thin seams where
 * their edges meet; one outline has none, and is far shorter.
 */

/** The colour at a point of the cloth, in cells from its start corner; undefined shows the ground. */
export type Field<Colour> = (x: number, y: number) => Colour | undefined;

/**
 * The eight ways that an edge runs from one point to the next, as [x, y] in half cells, so that all points are whole
 * numbers: along the sides of a cell, and between its corners and its middle. The opposite of a way is four on.
 */
const ways = [
  [2, 0],
  [1, 1],
  [0, 2],
  [-1, 1],
  [-2, 0],
  [-1, -1],
  [0, -2],
  [1, -1],
] as const;

/**
 * Corners of a cell, in half cells: each side, which runs the way of twice its number, makes a triangle with the
 * middle.
 */
const corners = [
  [0, 0],
  [2, 0],
  [2, 2],
  [0, 2],
] as const;

/** For each point of the grid (`y * width + x`, in half cells) the ways that edges leave it, a bit each. */
type Edges = Uint8Array;

/**
 * One SVG path per colour for a cloth of `columns` by `rows` cells, in half cells (a cell is 2 by 2).
 * Each cell has four triangles; each takes the colour that the field has at its middle.
 */
export function traceField<Colour>(columns: number, rows: number, field: Field<Colour>): Map<Colour, string> {
  const width = columns * 2 + 1;
  const steps = ways.map(([x, y]) => y * width + x);
  const edges = new Map<Colour, Edges>();

  /** Adds an edge; between two triangles of one colour it is added both ways and cancels out. @returns where it ends */
  function run(own: Edges, from: number, way: number): number {
    const to = from + (steps[way] as number);
    const back = 1 << ((way + 4) & 7);
    if ((own[to] as number) & back) own[to] = (own[to] as number) ^ back;
    else own[from] = (own[from] as number) | (1 << way);
    return to;
  }

  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      for (let side = 0; side < 4; side++) {
        const [ax, ay] = corners[side] as readonly [number, number];
        const [bx, by] = corners[(side + 1) & 3] as readonly [number, number];
        const colour = field(column + (ax + bx + 1) / 6, row + (ay + by + 1) / 6);
        if (colour === undefined) continue;
        let own = edges.get(colour);
        if (!own) {
          own = new Uint8Array(width * (rows * 2 + 1));
          edges.set(colour, own);
        }
        const way = side * 2;
        const end = run(own, (row * 2 + ay) * width + column * 2 + ax, way);
        const middle = run(own, end, (way + 3) & 7);
        run(own, middle, (way + 5) & 7);
      }
  return new Map([...edges].map(([colour, own]) => [colour, outlines(own, width, steps)]));
}

/** Joins all edges into closed outlines and merges straight stretches. Returns SVG subpaths with relative steps. */
function outlines(edges: Edges, width: number, steps: number[]): string {
  let path = '';
  for (let start = 0; start < edges.length; start++)
    while (edges[start]) {
      const turns: number[] = [];
      let at = start;
      let last = -1;
      do {
        const way = 31 - Math.clz32(edges[at] as number);
        edges[at] = (edges[at] as number) ^ (1 << way);
        if (way !== last) turns.push(at);
        last = way;
        at += steps[way] as number;
      } while (at !== start);
      path += closedLine(turns, width);
    }
  return path;
}

function closedLine(points: number[], width: number): string {
  let path = '';
  let [px, py] = [0, 0];
  for (const point of points) {
    const [x, y] = [point % width, Math.floor(point / width)];
    if (path === '') path = `M${x} ${y}`;
    else if (y === py) path += `h${x - px}`;
    else if (x === px) path += `v${y - py}`;
    else path += `l${x - px} ${y - py}`;
    [px, py] = [x, y];
  }
  return `${path}z`;
}
