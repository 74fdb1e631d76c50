/**
 * Draws the hero's film: a loom. Pulses run down circuit traces and become thread, the shuttle weaves it, and two
 * gears, whose teeth fit those of the cloth's edges, pull the cloth down. Ten seconds; the film loops seamlessly.
 *
 * The files in this folder are made with these commands, from the project's folder (ffmpeg 5 or newer):
 *
 *     FILM=web/public/home/film
 *     RAW="-f rawvideo -pix_fmt rgb24 -s 960x800 -r 24 -i -"
 *     YUV="-vf scale=out_color_matrix=bt709:out_range=tv:flags=accurate_rnd,format=yuv420p -colorspace bt709 -color_primaries bt709 -color_trc bt709"
 *     node $FILM/draw.ts poster $FILM/loom.avif
 *     node $FILM/draw.ts | ffmpeg -y $RAW $YUV -c:v libx264 -preset veryslow -tune animation -crf 30 -movflags +faststart $FILM/loom.mp4
 *     node $FILM/draw.ts | ffmpeg -y $RAW $YUV -c:v libvpx-vp9 -b:v 0 -crf 44 -deadline good -cpu-used 1 -row-mt 1 -g 240 $FILM/loom.webm
 */
import sharp from 'sharp';
import { type Dye, dyes } from '#brand/weave.ts';
import { traceField } from '#brand/weave-trace.ts';

export const film = { width: 960, height: 800, frames: 240 };

/** The cloth in pixels: its centre, the line where it is woven, its half width and the size of one cell. */
const middle = film.width / 2;
const fell = 292;
const half = 220;
const cell = 10;
/** The pattern repeats after as many pixels as the film has frames: the cloth moves down one pixel per frame. */
const columns = (2 * half) / cell;
const rows = film.frames / cell;
/** The height that one pass of the shuttle adds. */
const pick = 30;

const ease = (t: number) => (t <= 0 ? 0 : t >= 1 ? 1 : t * t * (3 - 2 * t));
const between = (n: number, from: number, to: number) => (n - from) / (to - from);

/** A diamond of rings around (0, 0), in cells. */
function diamondAt(u: number, v: number): Dye | undefined {
  return (['milk', 'madder', 'sand', undefined, 'dune'] as const)[Math.floor(u + v)];
}

/** A gear of eight teeth, the one of the brand's band. */
function gearAt(u: number, v: number): Dye | undefined {
  if (u + v < 2) return 'clay';
  if (u + v < 3) return undefined;
  const wheel = Math.max(u, v) < 4 && u + v < 6;
  const cog = (Math.min(u, v) < 1 && Math.max(u, v) < 5) || (Math.abs(u - v) < 1 && u + v < 7);
  return wheel || cog ? 'sand' : undefined;
}

/** The colour at a point of the cloth, in cells: diamonds and gears in turn, between two toothed borders. */
function dyeAt(x: number, y: number): Dye | undefined {
  const u = Math.abs(x - columns / 2);
  const edge = columns / 2 - u;
  if (edge < 3) return edge > 1 && edge - 1 < 2 - Math.abs((y % 4) - 2) ? 'sand' : 'madder';
  if (edge < 6) return (['night', 'leaf', 'night'] as const)[Math.floor(edge) - 3];
  if (edge < 7) return undefined;
  // Three medallions side by side, then three shifted by half a pattern; small diamonds between them.
  const across = Math.abs(((u + 5) % 10) - 5);
  const along = Math.abs((y % 12) - 6);
  const ofGear = Math.floor((u + 5) / 10) + Math.floor(y / 12);
  const spark = 5 - across + (6 - along);
  if (spark < 3) return spark < 1 ? 'milk' : spark < 2 ? 'leaf' : undefined;
  return ofGear % 2 === 1 ? gearAt(across, along) : diamondAt(across, along);
}

const path = (d: string, style: string) => `<path d="${d}" ${style}/>`;
const stitches = Array.from({ length: rows }, (_, row) => `M0 ${row * cell}h${2 * half}`).join('');
const cloth = `<g transform="scale(${cell / 2})">
  ${path(`M0 0h${columns * 2}v${rows * 2}H0z`, `fill="${dyes.indigo}"`)}
  ${[...traceField(columns, rows, dyeAt)].map(([dye, d]) => path(d, `fill="${dyes[dye]}"`)).join('')}
</g>${path(stitches, `stroke="${dyes.night}" stroke-opacity=".22" stroke-width="1.5"`)}`;

/** Teeth along both edges of the cloth, one every two cells. */
const tooth = 2 * cell;
const edgeTeeth = path(`M9 4l-9 3v6l9 3zM${2 * half + 9} 4l9 3v6l-9 3z`, `fill="${dyes.madder}"`);

/** A gear with `teeth` teeth that turns with the cloth: both have the same pitch. */
function gear(x: number, y: number, teeth: number, turn: number): string {
  const radius = (teeth * tooth) / (2 * Math.PI);
  const ring = Array.from({ length: teeth }, (_, n) => {
    const d = `M${radius - 9}-7.5L${radius + 7}-3v6L${radius - 9} 7.5z`;
    return `<path d="${d}" transform="rotate(${(n * 360) / teeth})"/>`;
  }).join('');
  const hub = radius * 0.62;
  const diamond = (r: number) => `M0 ${-r}L${r} 0L0 ${r}L${-r} 0z`;
  return `<g transform="translate(${x} ${y}) rotate(${turn})">
    <g fill="${dyes.sand}">${ring}<circle r="${radius - 6}"/></g>
    <circle r="${hub}" fill="${dyes.indigo}"/><circle r="${hub}" fill="none" stroke="#cdb98c" stroke-width="3"/>
    ${path(diamond(hub * 0.86), `fill="${dyes.dune}"`)}${path(diamond(hub * 0.52), `fill="${dyes.night}"`)}${path(diamond(hub * 0.24), `fill="${dyes.milk}"`)}
  </g>`;
}

/** The gear at the cloth's left edge, and a smaller one that it drives. */
function gears(n: number): string {
  const big = 24;
  const small = 12;
  const radius = (big * tooth) / (2 * Math.PI);
  const reach = radius + (small * tooth) / (2 * Math.PI);
  const turn = (n * 360) / (big * tooth);
  const towards = 208;
  const angle = (towards * Math.PI) / 180;
  const x = middle - half - radius;
  const y = fell + 128;
  const met = towards + 180 + (360 / small) * ((towards - turn) / (360 / big) + 0.5);
  return gear(x + reach * Math.cos(angle), y + reach * Math.sin(angle), small, met) + gear(x, y, big, turn);
}

/** The warp on one side: each thread goes up, turns to the side, and becomes a trace. */
const warp = Array.from({ length: 11 }, (_, n) => {
  const x = cell + n * 2 * cell;
  const level = 36 + n * 17;
  const end = [476, 330, 476, 300, 390, 476, 360, 476, 420, 476, 340][n] as number;
  return { x, end, level, d: `M${x} ${fell + pick}V${level + 26}L${x + 26} ${level}H${end}` };
});

/** The position of each pulse on its trace: it starts at the far end and ends in the cloth. */
function pulses(n: number): string {
  return warp
    .map(({ d }, index) => {
      const since = (n + index * 89) % (film.frames / (index % 3 === 0 ? 2 : 1));
      const at = 100 - (since / 100) * 108;
      if (at < -8) return '';
      return path(
        d,
        `pathLength="100" stroke-dasharray="5 300" stroke-dashoffset="${-at}" stroke="${dyes.dune}" stroke-width="5" stroke-linecap="round"`,
      );
    })
    .join('');
}

const traces = warp
  .map(({ d, end, level }) => {
    const pad = end < 476 ? path(`M${end} ${level - 8}l8 8l-8 8l-8-8z`, `fill="${dyes.palm}"`) : '';
    return path(d, `fill="none" stroke="url(#warp)" stroke-width="2.5"`) + pad;
  })
  .join('');

const mirrored = (drawn: string) => `<g>${drawn}</g><g transform="matrix(-1 0 0 1 ${film.width} 0)">${drawn}</g>`;
const bothSides = (drawn: string) =>
  `<g transform="translate(${middle} 0)">${drawn}</g><g transform="matrix(-1 0 0 1 ${middle} 0)">${drawn}</g>`;

/** The shuttle's position (-1 at the left edge, 1 at the right edge), and how far down the reed is. */
function throwAt(n: number): { across: number; reed: number; count: number } {
  const count = Math.floor(n / pick);
  const step = n % pick;
  const sent = ease(between(step, 2, pick - 7));
  const down = step < 6 ? ease(between(step, 6, 0)) : ease(between(step, pick - 6, pick));
  return { across: (count % 2 === 0 ? 1 : -1) * (2 * sent - 1), reed: down, count };
}

/** One frame of the film, as SVG. */
export function drawFrame(n: number): string {
  const { width, height } = film;
  const { across, reed, count } = throwAt(n);
  const done = fell + (n % pick);
  const laid = Math.max(-half, Math.min(half, across * (half + 80)));
  // The complete rows, and the part of the current one between the edge where the shuttle entered and the shuttle.
  const start = middle - half;
  const step =
    count % 2 === 0
      ? `V${done - pick}H${middle + laid}V${done}H${middle + half}`
      : `V${done}H${middle + laid}V${done - pick}H${middle + half}`;
  const shuttleX = middle + across * (half + 80);
  const shuttleY = done - pick / 2;
  const beam = fell - 62 + reed * 44;
  const comb = Array.from({ length: columns / 2 + 1 }, (_, k) => `M${middle - half + k * 2 * cell} ${beam}v34`).join(
    '',
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
  <defs>
    <linearGradient id="warp" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="150" y2="${fell}"><stop stop-color="#24477c"/><stop offset="1" stop-color="${dyes.sand}"/></linearGradient>
    <radialGradient id="glow" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="1" gradientTransform="translate(${middle} ${fell}) scale(440 286)"><stop stop-color="#234a8a"/><stop offset="1" stop-color="${dyes.night}"/></radialGradient>
    <pattern id="cloth" patternUnits="userSpaceOnUse" x="${start}" y="${fell + n}" width="${2 * half}" height="${film.frames}">${cloth}</pattern>
    <pattern id="teeth" patternUnits="userSpaceOnUse" x="${start - 9}" y="${fell + n - tooth / 2}" width="${2 * half + 18}" height="${tooth}">${edgeTeeth}</pattern>
  </defs>
  <rect width="${width}" height="${height}" fill="url(#glow)"/>
  ${bothSides(`${traces}<g fill="none">${pulses(n)}</g>`)}
  <path d="M${start - 9} ${done}h${2 * half + 18}V${height}h${-2 * half - 18}z" fill="url(#teeth)"/>
  <path d="M${start} ${height}${step}V${height}z" fill="url(#cloth)"/>
  ${mirrored(gears(n))}
  <path d="${comb}" stroke="${dyes.dune}" stroke-width="2"/>
  <path d="M${middle - half - 26} ${beam - 8}h${2 * half + 52}v14h${-2 * half - 52}z" fill="${dyes.dune}"/>
  <path d="M${middle + laid} ${shuttleY}H${shuttleX}" stroke="${dyes.sand}" stroke-width="2.5"/>
  <g transform="translate(${shuttleX} ${shuttleY})"><path d="M-52 0l26-13h52l26 13-26 13h-52z" fill="${dyes.leaf}"/><path d="M-20-6h40v12h-40z" fill="${dyes.milk}"/></g>
</svg>`;
}

if (import.meta.main) {
  const [what, file] = process.argv.slice(2);
  if (what === 'poster')
    await sharp(Buffer.from(drawFrame(0)))
      .avif({ quality: 55, effort: 9 })
      .toFile(file ?? 'poster.avif');
  else
    for (let n = 0; n < film.frames; n++) {
      const picture = await sharp(Buffer.from(drawFrame(n)))
        .flatten({ background: dyes.night })
        .raw()
        .toBuffer();
      if (!process.stdout.write(picture)) await new Promise((resume) => process.stdout.once('drain', resume));
    }
}
