/** The colours of the academy's pictures. */
export const paint = {
  night: '#0c1d38',
  indigo: '#24477c',
  palm: '#0f7a52',
  leaf: '#3fb784',
  madder: '#a8232f',
  clay: '#d8604f',
  sand: '#efe4cd',
  dune: '#dfb05a',
  milk: '#fffaf0',
  steel: '#8fa3bd',
} as const;

/** A rectangle with round corners, by its upper corner. */
export const box = (x: number, y: number, width: number, height: number, fill: string, round = 6) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${round}" fill="${fill}"/>`;

export const disc = (x: number, y: number, radius: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;

export const line = (d: string, stroke: string, width: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${more}/>`;

export const area = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`;

export const at = (x: number, y: number, drawing: string, turn = 0, scale = 1) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${drawing}</g>`;

const point = (radius: number, angle: number) =>
  `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;

/** A gear around the origin: `teeth` flat teeth, a ring of holes, an axle. */
export function gear(radius: number, teeth: number, fill: string, hole: string): string {
  const step = (2 * Math.PI) / teeth;
  const outline = Array.from({ length: teeth }, (_, tooth) => {
    const from = tooth * step;
    return [
      [radius * 0.84, from],
      [radius, from + step * 0.18],
      [radius, from + step * 0.5],
      [radius * 0.84, from + step * 0.68],
    ]
      .map(([length = 0, angle = 0]) => point(length, angle))
      .join('L');
  }).join('L');
  const holes = Array.from({ length: 6 }, (_, n) => {
    const [x = 0, y = 0] = point(radius * 0.52, (n * Math.PI) / 3)
      .split(' ')
      .map(Number);
    return disc(x, y, radius * 0.13, hole);
  });
  return area(`M${outline}z`, fill) + holes.join('') + disc(0, 0, radius * 0.22, hole);
}

/** A building brick seen from the front, studs on top. */
export function brick(x: number, y: number, studs: number, fill: string, shade: string): string {
  const tops = Array.from({ length: studs }, (_, stud) => box(x + 6 + stud * 24, y - 8, 14, 10, shade, 2));
  return tops.join('') + box(x, y, studs * 24 + 2, 28, fill, 3);
}

/** A wheel with its tyre, around the origin. */
export const wheel = (radius: number, tyre: string, rim: string) =>
  disc(0, 0, radius, tyre) + disc(0, 0, radius * 0.6, rim) + disc(0, 0, radius * 0.2, tyre);
