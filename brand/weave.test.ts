import { describe, expect, it } from 'vitest';
import { clothSvg, dyes, weaveCloth, weaveEmblem } from './weave.ts';
import { traceField } from './weave-trace.ts';

/** The area inside a path of relative straight lines, in square half cells. */
function areaOf(path: string): number {
  let area = 0;
  for (const loop of path.split('M').slice(1)) {
    const points: [number, number][] = [];
    for (const [, step = '', args = ''] of `M${loop}`.matchAll(/([Mhvl])([-\d ]+)/g)) {
      const [a = 0, b = 0] = args.split(' ').map(Number);
      const [x, y] = points.at(-1) ?? [0, 0];
      points.push(step === 'M' ? [a, b] : step === 'h' ? [x + a, y] : step === 'v' ? [x, y + a] : [x + a, y + b]);
    }
    points.forEach(([x, y], index) => {
      const [nx, ny] = points[(index + 1) % points.length] as [number, number];
      area += (x * ny - nx * y) / 2;
    });
  }
  return area;
}

describe('weave', () => {
  it('gives the same name the same cloth, today and after a change of this file', () => {
    expect(weaveEmblem('Najd Falcons')).toEqual(weaveEmblem('Najd Falcons'));
    expect(clothSvg(weaveEmblem('Najd Falcons', 'close'), 40, 40)).toMatchInlineSnapshot(
      `"<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40" viewBox="0 0 20 20" preserveAspectRatio="xMidYMid slice"><path fill="#0f7a52" d="M0 0h20v20H0z"/><path fill="#dfb05a" d="M10 4l6 6l-6 6l-6 -6zM10 6l-4 4l4 4l4 -4z"/><path fill="#a8232f" d="M0 0h2l-2 2zM18 0h2v2zM0 18l2 2h-2zM20 18v2h-2z"/><path fill="#fffaf0" d="M10 0l4 4h2v2l4 4l-4 4v2h-2l-4 4l-4 -4h-2v-2l-4 -4l4 -4v-2h2zM10 4l-6 6l6 6l6 -6zM10 6l4 4l-4 4l-4 -4z"/></svg>"`,
    );
  });

  it('gives nearly every name of a season a cloth of its own, in either script', () => {
    const cloths = Array.from({ length: 4000 }, (_, n) =>
      JSON.stringify(weaveEmblem(n % 2 ? `فريق ${n}` : `Team ${n}`)),
    );
    expect(new Set(cloths).size).toBeGreaterThan(3900);
  });

  it('has each colour once, never the colour of the ground', () => {
    for (let n = 0; n < 200; n++) {
      const { ground, threads } = weaveEmblem(`Team ${n}`);
      const used = threads.map((thread) => thread.dye);
      expect(new Set(used).size).toBe(used.length);
      expect(used).not.toContain(ground);
      expect(used.length).toBeGreaterThan(0);
    }
  });

  it('draws an empty name too', () => {
    expect(weaveEmblem('').threads.length).toBeGreaterThan(0);
  });

  it('is the same in all four quarters', () => {
    for (const name of ['FLLC', 'robo_mission', 'صقور نجد'])
      for (const { d } of weaveEmblem(name).threads) expect(areaOf(d) % 4).toBe(0);
  });

  it('covers no more than the cloth', () => {
    const cloth = weaveCloth('FLLE', 24, 12);
    const total = cloth.threads.reduce((sum, { d }) => sum + areaOf(d), 0);
    expect(total).toBeGreaterThan(0);
    expect(total).toBeLessThanOrEqual(cloth.width * cloth.height);
  });

  it('writes a picture with the ground and one path per colour', () => {
    const cloth = weaveEmblem('Turs');
    const svg = clothSvg(cloth, 96, 96);
    expect(svg.match(/<path/g)).toHaveLength(cloth.threads.length + 1);
    expect(svg).toContain(dyes[cloth.ground]);
  });
});

describe('traceField', () => {
  it('joins neighbours of one colour into one outline without inner edges', () => {
    expect(traceField(3, 2, () => 'red').get('red')).toBe('M0 0h6v4h-6z');
  });

  it('leaves a hole open', () => {
    const path =
      traceField(3, 3, (x, y) => (Math.floor(x) === 1 && Math.floor(y) === 1 ? undefined : 'red')).get('red') ?? '';
    expect(path.match(/M/g)).toHaveLength(2);
    expect(areaOf(path)).toBe(36 - 4);
  });

  it('cuts a cell along its diagonal', () => {
    expect(areaOf(traceField(1, 1, (x, y) => (x + y < 1 ? 'red' : undefined)).get('red') ?? '')).toBe(2);
  });

  it('shares a cloth out among the colours without gap or overlap', () => {
    const paths = traceField(8, 8, (x, y) => (Math.floor(x + y) % 3) as 0 | 1 | 2);
    expect([...paths.values()].reduce((sum, path) => sum + areaOf(path), 0)).toBe(16 * 16);
  });
});
