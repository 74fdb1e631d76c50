import { area, at, box, brick, disc, gear, line, paint, wheel } from './shapes.ts';

const { night, indigo, palm, leaf, madder, clay, sand, dune, milk, steel } = paint;

/** The light display of a hub: five rows of five, `1` is on. */
function lights(rows: string[], x: number, y: number, step = 15): string {
  return rows
    .flatMap((row, down) =>
      [...row].map((on, across) =>
        box(x + across * step, y + down * step, step - 4, step - 4, on === '1' ? dune : '#3a4c69', 2),
      ),
    )
    .join('');
}
const smile = ['00000', '01010', '00000', '10001', '01110'];
const heart = ['01010', '11111', '11111', '01110', '00100'];

const hub = (face: string[]) =>
  box(-62, -76, 124, 152, milk, 16) +
  box(-62, 40, 124, 36, sand, 16) +
  box(-48, -62, 96, 92, night, 10) +
  lights(face, -36, -52) +
  disc(0, 56, 13, leaf) +
  disc(0, 56, 6, milk) +
  [-60, -34, -8].map((y) => box(-74, y, 14, 18, steel, 4) + box(60, y, 14, 18, steel, 4)).join('');

const rover =
  line('M-88 78H92', sand, 5, ' stroke-dasharray="18 14"') +
  box(-70, -8, 132, 46, leaf, 10) +
  box(-44, -58, 76, 54, milk, 10) +
  box(-34, -50, 56, 34, night, 6) +
  disc(-18, -33, 6, dune) +
  disc(6, -33, 6, dune) +
  box(58, 4, 28, 22, clay, 5) +
  line('M86 18l14 6', clay, 5) +
  at(-40, 46, wheel(32, night, dune)) +
  at(38, 46, wheel(32, night, dune));

const clipboard = (inside: string) =>
  box(-58, -74, 116, 152, dune, 10) + box(-48, -60, 96, 128, milk, 5) + box(-24, -84, 48, 24, indigo, 8) + inside;

const ticks = [-36, -4, 28].map((y) => line(`M-34 ${y}l7 8 13-16`, palm, 6) + line(`M-4 ${y}H36`, steel, 6)).join('');

const screen = (inside: string) =>
  box(-92, -66, 184, 116, night, 10) +
  box(-82, -56, 164, 96, '#14294b', 5) +
  box(-30, 50, 60, 14, steel, 3) +
  box(-52, 62, 104, 12, sand, 6) +
  inside;

const lamp =
  area('M0-84c36 0 58 26 58 56 0 26-18 36-26 58h-64c-8-22-26-32-26-58 0-30 22-56 58-56z', dune) +
  line('M-16 30V-4l-14-20M16 30V-4l14-20', milk, 6) +
  box(-30, 34, 60, 12, steel, 5) +
  box(-26, 50, 52, 12, steel, 5) +
  box(-14, 66, 28, 12, steel, 6) +
  line('M-92-40l-14-8M92-40l14-8M-70-86l-8-12M70-86l8-12', sand, 7);

const sensor = (front: string) =>
  box(-66, -46, 132, 92, milk, 14) + box(-66, 22, 132, 24, sand, 12) + box(-12, 46, 24, 26, steel, 4) + front;

const matBase = area('M-104 66L-70-60H70L104 66z', milk) + area('M-104 66L-96 36H96L104 66z', sand);

/** What a picture may show, each drawn around the origin in a box of 200 by 200. */
export const motifs = {
  bricks:
    brick(-86, 44, 7, madder, clay) +
    brick(-62, 8, 5, dune, sand) +
    brick(-38, -28, 4, leaf, '#7fd3ae') +
    brick(-14, -64, 2, milk, steel),
  blocks:
    box(-84, -72, 150, 38, leaf, 9) +
    box(-84, -30, 168, 38, dune, 9) +
    box(-60, 12, 128, 34, clay, 9) +
    box(-84, 12, 18, 68, dune, 7) +
    box(-84, 50, 150, 34, indigo, 9) +
    box(-68, -60, 54, 14, milk, 7) +
    box(-68, -18, 76, 14, milk, 7) +
    box(-46, 22, 40, 14, milk, 7) +
    box(-52, 60, 62, 14, milk, 7) +
    disc(40, -53, 9, milk) +
    disc(52, -11, 9, milk),
  rover,
  board: clipboard(ticks),
  gears:
    at(-34, 18, gear(62, 16, dune, night)) +
    at(56, -34, gear(44, 12, leaf, night), 10) +
    at(64, 54, gear(30, 9, clay, night), 4),
  code: screen(
    line('M-64-36h34M-48-16h58M-48 4h38M-64 24h50', leaf, 8) +
      line('M22-16h28M4 4h22', dune, 8) +
      line('M-18-36h44', steel, 8),
  ),
  idea: lamp,
  mat:
    matBase +
    line('M-76 52C-40-20 0 70 26 6S48-40 56-48', night, 7) +
    box(-60, -44, 26, 20, clay, 3) +
    box(20, 26, 28, 22, leaf, 3) +
    disc(-10, -32, 12, dune) +
    disc(70, 46, 13, madder),
  motor:
    box(-90, -34, 116, 68, milk, 14) +
    box(-90, 14, 116, 20, sand, 10) +
    disc(42, 0, 50, indigo) +
    disc(42, 0, 32, milk) +
    [0, 90, 180, 270].map((turn) => at(42, 0, disc(20, 0, 5, night), turn)).join('') +
    disc(42, 0, 9, madder) +
    line('M-90 0c-20 0-14 50-30 60', steel, 7),
  line:
    matBase +
    line('M-84 44C-30 40-60-10-10-14S10-50 60-46', night, 12) +
    box(-70, -48, 24, 20, dune, 3) +
    at(
      36,
      22,
      box(-26, -20, 52, 40, leaf, 8) +
        box(-34, -14, 10, 28, night, 4) +
        box(24, -14, 10, 28, night, 4) +
        box(-12, -10, 24, 20, milk, 4),
      -28,
    ),
  claw:
    box(-12, -92, 24, 74, steel, 6) +
    disc(0, -16, 26, indigo) +
    line('M-14-4C-70 10-66 62-24 76', dune, 18) +
    line('M14-4C70 10 66 62 24 76', dune, 18) +
    disc(0, -16, 10, milk) +
    box(-22, 34, 44, 40, madder, 6),
  clock:
    disc(0, 8, 78, milk) +
    disc(0, 8, 66, '#14294b') +
    area('M0 8V-58A66 66 0 0 1 57 41z', leaf) +
    line('M0 8V-40M0 8l34 20', milk, 8) +
    disc(0, 8, 8, dune) +
    box(-14, -94, 28, 20, dune, 5) +
    at(62, -62, box(-8, -10, 16, 22, dune, 5), 45),
  gyro:
    line('M-72 30A78 78 0 1 1 60 48', leaf, 12) +
    area('M84 34L48 78L40 34z', leaf) +
    box(-36, -34, 72, 72, milk, 12) +
    line('M0 20V-18M-16-4L0-22L16-4', clay, 10),
  medal:
    area('M-54-92h40L14-10h-32zM54-92H14L-14-10h32z', madder) +
    area('M-34-92h12L6-30h-14zM34-92H22L-6-30h14z', sand) +
    disc(0, 34, 50, dune) +
    disc(0, 34, 38, sand) +
    area('M0 4l9 20 21 2-16 14 5 21-19-11-19 11 5-21-16-14 21-2z', madder),
  icons:
    [
      [-46, -46, leaf],
      [46, -46, dune],
      [-46, 46, clay],
      [46, 46, indigo],
    ]
      .map(([x, y, fill]) => box(Number(x) - 40, Number(y) - 40, 80, 80, String(fill), 16))
      .join('') +
    area('M-58-66l32 20-32 20z', milk) +
    line('M30-46h32M50-60l14 14-14 14', milk, 8) +
    line('M-62 56a16 16 0 1 1 16 8', milk, 8) +
    line('M30 62V46M46 62V30M62 62V40', milk, 10),
  lever:
    area('M-6 8L34 84H-46z', palm) +
    at(-6, 8, box(-104, -9, 190, 18, dune, 9), -14) +
    brick(-98, -6, 2, madder, clay) +
    disc(-6, 8, 9, milk) +
    at(72, -34, wheel(20, indigo, milk)),
  colour:
    sensor(disc(0, -12, 32, night)) +
    area('M0-12L0-36A24 24 0 0 1 21-24z', leaf) +
    area('M0-12L21-24A24 24 0 0 1 21 0z', dune) +
    area('M0-12L21 0A24 24 0 0 1 0 12z', clay) +
    area('M0-12L0 12A24 24 0 0 1-21 0z', madder) +
    area('M0-12L-21 0A24 24 0 0 1-21-24z', steel) +
    area('M0-12L-21-24A24 24 0 0 1 0-36z', indigo),
  ball:
    disc(0, 36, 34, sand) +
    area('M0 18l17 12-6 20h-22l-6-20z', night) +
    [-1, 1]
      .map((side) =>
        at(
          side * 62,
          -24,
          box(-34, -30, 68, 60, side < 0 ? clay : leaf, 12) +
            box(-22, -18, 44, 24, night, 6) +
            disc(-9, -6, 5, dune) +
            disc(9, -6, 5, dune) +
            at(-22, 34, wheel(15, night, steel)) +
            at(22, 34, wheel(15, night, steel)),
        ),
      )
      .join(''),
  bug:
    screen(line('M-66-36h40M-66-14h24M-66 8h34M-66 28h22', steel, 7)) +
    at(
      26,
      -6,
      area('M0-34c22 0 30 18 30 36S18 38 0 38-30 20-30 2-22-34 0-34z', clay) +
        line('M0-30V38M-30 4H30', night, 5) +
        line('M-30-14l-16-10M30-14l16-10M-30 20l-16 12M30 20l16 12M-10-36l-8-14M10-36l8-14', clay, 6),
    ),
  screen: screen(
    line('M0-44L48-20V20L0 40L-48 20V-20z', leaf, 6) +
      line('M0-2L48-20M0-2L-48-20M0-2V40', leaf, 6) +
      disc(0, -44, 6, dune) +
      disc(48, 20, 6, dune) +
      disc(-48, 20, 6, dune),
  ),
  hands:
    [0, 120, 240]
      .map((turn, n) =>
        at(
          0,
          4,
          box(-16, 14, 32, 84, [clay, leaf, dune][n] ?? sand, 16) + disc(0, 18, 22, [sand, milk, sand][n] ?? sand),
          turn,
        ),
      )
      .join('') + area('M0 22c-26-18-24-44-8-44 6 0 8 6 8 6s2-6 8-6c16 0 18 26-8 44z', madder),
  states:
    line('M-58-38C-20-84 20-84 54-46M64-10C64 40 40 60 14 66M-16 62C-60 54-74 20-70-8', sand, 7) +
    area('M66-30L38-46L62-62zM-2 66L26 48L26 82z', sand) +
    area('M-70-28L-84 4L-54 2z', sand) +
    disc(-66, -28, 30, leaf) +
    disc(66, -24, 30, dune) +
    disc(-2, 64, 30, clay) +
    disc(-66, -28, 14, milk) +
    disc(66, -24, 14, milk) +
    disc(-2, 64, 14, milk),
  stage:
    area('M-44-84h88l44 140H-88z', '#1b3560') +
    box(-94, 56, 188, 24, dune, 5) +
    box(-22, 2, 44, 54, madder, 6) +
    disc(0, -26, 22, sand) +
    line('M-22 14l-26-22M22 14l30-30', madder, 12) +
    area('M52-72h52v34H84l-12 14v-14H52z', milk),
  camera:
    box(-78, -48, 130, 96, milk, 14) +
    box(-78, 20, 130, 28, sand, 12) +
    disc(-14, -4, 38, night) +
    disc(-14, -4, 25, indigo) +
    disc(-22, -13, 8, milk) +
    disc(36, -32, 7, clay) +
    line('M58-30L104-64M58 26L104 60', dune, 6, ' stroke-dasharray="10 12"') +
    box(84, -22, 30, 40, milk, 3) +
    box(90, -16, 8, 8, night, 1) +
    box(100, -4, 8, 8, night, 1) +
    box(90, 4, 8, 8, night, 1),
  house:
    area('M0-88L98-8H74V82H-74V-8H-98z', dune) +
    area('M0-88L98-8H74L0-66L-74-8H-98z', madder) +
    at(
      0,
      32,
      box(-34, -30, 68, 54, leaf, 12) +
        box(-23, -20, 46, 24, night, 8) +
        disc(-9, -8, 5, dune) +
        disc(9, -8, 5, dune) +
        line('M0-30V-44', steel, 5) +
        disc(0, -46, 6, clay),
    ) +
    box(-52, 58, 104, 14, milk, 4),
  frame:
    box(-92, -62, 184, 24, steel, 4) +
    box(-92, 38, 184, 24, steel, 4) +
    box(-84, -62, 24, 124, '#a9bad0', 4) +
    box(60, -62, 24, 124, '#a9bad0', 4) +
    [-50, 50].map((y) => [-72, -36, 0, 36, 72].map((x) => disc(x, y, 6, night)).join('')).join('') +
    at(0, 0, gear(32, 10, dune, night)),
  branch:
    line('M-84 46H84M-40 46C-10 46-20-30 12-30H40C66-30 58 46 84 46', leaf, 10) +
    [-84, -40, 84].map((x) => disc(x, 46, 16, milk) + disc(x, 46, 8, palm)).join('') +
    [12, 44].map((x) => disc(x, -30, 16, dune) + disc(x, -30, 8, night)).join('') +
    area('M-58-76h52v30h-20l-12 12v-12h-20z', milk) +
    line('M-46-62l8 8 18-14', palm, 6),
  kit:
    area('M-96-26L-70-64H70L96-26z', dune) +
    box(-96, -26, 192, 104, clay, 8) +
    box(-96, 44, 192, 34, madder, 8) +
    at(-40, -52, hub(smile), 0, 0.42) +
    at(40, -46, gear(28, 10, leaf, night)) +
    brick(-10, -52, 1, indigo, steel) +
    box(-38, 2, 76, 26, milk, 6) +
    line('M-22 15H22', clay, 6),
  models:
    box(-96, 54, 192, 20, sand, 5) +
    brick(-88, 26, 3, palm, leaf) +
    brick(-76, -10, 2, leaf, palm) +
    area('M-52-18V-84L-8-66L-52-48z', milk) +
    line('M-52-18V-84', steel, 5) +
    line('M6 54V-10C6-56 86-56 86-10V54', dune, 14) +
    box(30, 14, 34, 40, clay, 5) +
    disc(46, -2, 14, milk),
  hub: hub(heart),
  distance:
    sensor(disc(-30, -12, 24, night) + disc(30, -12, 24, night) + disc(-30, -12, 11, leaf) + disc(30, -12, 11, clay)) +
    line('M-34-66A50 50 0 0 1 34-66M-56-82A84 84 0 0 1 56-82', sand, 7),
  force: sensor(disc(0, -12, 30, night) + disc(0, -12, 20, madder)) + line('M0-94V-60M-13-74L0-58L13-74', dune, 8),
  battery:
    box(-66, -40, 132, 100, leaf, 12) +
    box(-40, -58, 26, 20, steel, 4) +
    box(14, -58, 26, 20, steel, 4) +
    area('M10-26L-26 18H-2L-10 48L28 2H4z', milk) +
    box(-66, 40, 132, 20, palm, 10),
  wheels:
    at(-40, 22, disc(0, 0, 60, steel) + wheel(54, night, dune)) +
    at(52, -14, disc(0, 0, 45, steel) + wheel(39, night, leaf)) +
    at(48, 62, disc(0, 0, 28, steel) + wheel(23, night, clay)),
  cable:
    line('M-76-50C-10-90 60-40 20-4S-72 20-40 58S60 84 76 40', indigo, 13) +
    line('M-76-50C-10-90 60-40 20-4S-72 20-40 58S60 84 76 40', steel, 4) +
    at(-80, -44, box(-18, -14, 32, 28, milk, 5) + box(-26, -8, 10, 16, dune, 2), -20) +
    at(78, 34, box(-14, -18, 28, 32, milk, 5) + box(-8, -26, 16, 10, dune, 2), 10),
  box:
    box(-92, -62, 184, 132, milk, 10) +
    [0, 1, 2]
      .flatMap((row) =>
        [0, 1, 2, 3].map((column) => {
          const fill = [leaf, dune, clay, indigo, madder, steel, palm][(row * 4 + column * 3) % 7] ?? dune;
          const x = -84 + column * 43;
          const y = -54 + row * 41;
          return (
            box(x, y, 39, 37, sand, 4) +
            ((row + column) % 2 ? disc(x + 19, y + 18, 11, fill) : box(x + 9, y + 8, 21, 21, fill, 3))
          );
        }),
      )
      .join(''),
  shirt:
    area('M-36-74L-92-44L-74-4L-52-16V78H52V-16L74-4L92-44L36-74C26-54-26-54-36-74z', palm) +
    area('M-36-74C-26-54 26-54 36-74L26-78C16-66-16-66-26-78z', leaf) +
    at(0, 8, gear(28, 10, dune, palm)) +
    line('M-52 56H52', sand, 6, ' stroke-dasharray="2 12"'),
} satisfies Record<string, string>;

export type Motif = keyof typeof motifs;
