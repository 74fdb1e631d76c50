/** The SVG elements of the drawings, as text. */

const attributes = (values: Record<string, string | number>) =>
  Object.entries(values)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? Math.round(value * 10) / 10 : value}"`)
    .join('');

/** SVG markup; later parts cover earlier ones. */
export type Drawing = string;

export const all = (...parts: (Drawing | false | undefined)[]): Drawing => parts.filter(Boolean).join('');

/** One part for each of `count` numbers from 0. */
export const times = (count: number, part: (index: number) => Drawing): Drawing =>
  Array.from({ length: count }, (_, index) => part(index)).join('');

export const each = <T>(list: readonly T[], part: (item: T, index: number) => Drawing): Drawing =>
  list.map(part).join('');

export const rect = (x: number, y: number, width: number, height: number, fill: string, rx = 0): Drawing =>
  `<rect${attributes({ x, y, width, height, fill, ...(rx && { rx }) })}/>`;

export const circle = (cx: number, cy: number, r: number, fill: string): Drawing =>
  `<circle${attributes({ cx, cy, r, fill })}/>`;

export const oval = (cx: number, cy: number, rx: number, ry: number, fill: string): Drawing =>
  `<ellipse${attributes({ cx, cy, rx, ry, fill })}/>`;

export const shape = (d: string, fill: string): Drawing => `<path${attributes({ d, fill })}/>`;

/** A closed outline through points. */
export const poly = (points: readonly (readonly [number, number])[], fill: string): Drawing =>
  shape(`M${points.map(([x, y]) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`).join('L')}z`, fill);

/** A line with round ends; `dash` as SVG writes it. */
export const line = (d: string, stroke: string, width: number, dash?: string): Drawing =>
  `<path${attributes({
    ...{ d, stroke, fill: 'none', 'stroke-width': width, 'stroke-linecap': dash ? 'butt' : 'round' },
    ...{ 'stroke-linejoin': 'round', ...(dash && { 'stroke-dasharray': dash }) },
  })}/>`;

type Place = { x?: number; y?: number; scale?: number; turn?: number; flip?: boolean };

/** Places parts that are drawn around (0, 0): rotated, then scaled, then moved. */
export function put({ x = 0, y = 0, scale = 1, turn = 0, flip = false }: Place, ...parts: Drawing[]): Drawing {
  const size = scale !== 1 || flip ? ` scale(${flip ? -scale : scale} ${scale})` : '';
  return `<g transform="translate(${x} ${y})${size}${turn ? ` rotate(${turn})` : ''}">${parts.join('')}</g>`;
}

/** Parts clipped by an outline. `picture` numbers the clips. */
export const inside = (d: string, ...parts: Drawing[]): Drawing =>
  `<clipPath id="clip"><path d="${d}"/></clipPath><g clip-path="url(#clip)">${parts.join('')}</g>`;

/** Numbers the clips of one drawing from 1, so that a change of another drawing does not rename them. */
function withNumberedClips(drawing: Drawing): Drawing {
  let clips = 0;
  return drawing.replaceAll(/id="clip">(<path d="[^"]*"\/><\/clipPath><g clip-path="url\(#clip)\)/g, (_, outline) => {
    clips += 1;
    return `id="clip${clips}">${outline}${clips})`;
  });
}

export const box = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}h${width}v${height}h${-width}z`;

export const picture = (width: number, height: number, ...parts: Drawing[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${withNumberedClips(parts.join(''))}</svg>`;
