import { type Dye, dyes, type Thread, weaveCloth, weaveEmblem } from '#brand/weave.ts';

/** In millimetres: a landscape A4 page, whose outer edge stays white, because printers at home do not reach it. */
const page = { width: 297, height: 210 };
const margin = 6;
/** Stripes along both edges of the cloth: one as light as the paper would end nowhere. */
const stripes: [dye: Dye, wide: number][] = [
  ['night', 1.5],
  ['sand', 0.6],
];
const selvedge = widthOf(stripes);
/** The corners lie this much over their neighbours: two edges side by side would let a hairline through. */
const lap = 0.08;
/** Medallions along the sides between the corners; odd, so that each side has one in its middle. */
const across = 17;
const down = 11;
/** Cells of a medallion, each of two half cells. */
const cells = 12;

const begin = margin + selvedge;
const tileWidth = (page.width - 2 * begin) / (across + 2);
const tileHeight = (page.height - 2 * begin) / (down + 2);

const draw = (threads: readonly Thread[]) =>
  threads.map(({ dye, d }) => `<path fill="${dyes[dye]}" d="${d}"/>`).join('');
const placed = (transform: string, content: string) => `<g transform="${transform}">${content}</g>`;
const sheet = (dye: Dye, x: number, y = x) =>
  `<path fill="${dyes[dye]}" d="M${x} ${y}h${page.width - 2 * x}v${page.height - 2 * y}h${2 * x - page.width}z"/>`;

/**
 * The frame of a certificate: the cloth of the team's name along all four sides, its emblem in the corners, and the
 * paper inside. One page large, in SVG.
 */
export function certificateFrame(name: string): string {
  const emblem = weaveEmblem(name);
  const scale = [tileWidth / emblem.width, tileHeight / emblem.height] as const;
  const larger = `scale(${(tileWidth + 2 * lap) / emblem.width} ${(tileHeight + 2 * lap) / emblem.height})`;
  const strip = draw(weaveCloth(name, across * cells, cells).threads);
  const side = draw(weaveCloth(name, down * cells, cells).threads);
  const corner = draw(emblem.threads);
  const lefts = [begin, page.width - begin - tileWidth];
  const tops = [begin, page.height - begin - tileHeight];
  const insideX = begin + tileWidth;
  const insideY = begin + tileHeight;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${page.width} ${page.height}">`,
    ...stripes.map(([dye], at) => sheet(dye, margin + widthOf(stripes.slice(0, at)))),
    // One ground under all parts, so that no seam shows between them.
    sheet(emblem.ground, begin),
    ...tops.map((top) => placed(`translate(${insideX} ${top}) scale(${scale.join(' ')})`, strip)),
    // Down the sides: what runs across, mirrored at the diagonal.
    ...lefts.map((left) => placed(`matrix(0 ${scale[1]} ${scale[0]} 0 ${left} ${insideY})`, side)),
    ...lefts.flatMap((left) => tops.map((top) => placed(`translate(${left - lap} ${top - lap}) ${larger}`, corner))),
    ...stripes.toReversed().map(([dye], at) => {
      const width = widthOf(stripes.toReversed().slice(0, at));
      return sheet(dye, insideX + width, insideY + width);
    }),
    sheet('milk', insideX + selvedge, insideY + selvedge),
    '</svg>',
  ].join('');
}

function widthOf(some: typeof stripes): number {
  return some.reduce((sum, [, wide]) => sum + wide, 0);
}
