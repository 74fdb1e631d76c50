import { expect, test } from 'vitest';
import { dyes } from './weave.ts';
import { houseBand } from './weave-band.ts';

test('the house band has outlines and lines in dyes of the cloth, none in that of its ground', () => {
  const { ground, threads, lines } = houseBand;
  expect(new Set(threads.map(({ dye }) => dye))).toEqual(new Set(['madder', 'sand', 'milk', 'dune', 'clay', 'leaf']));
  for (const { dye, d } of [...threads, ...lines]) {
    expect(dyes).toHaveProperty(dye);
    expect(dye).not.toBe(ground);
    expect(d).toMatch(/^M[-\d.Mhvlz ]+$/);
  }
});

test('the house band joins itself where it repeats', () => {
  const { width, height, threads, lines } = houseBand;
  const stripes = threads.find(({ dye }) => dye === 'madder');
  expect(stripes?.d).toBe(`M0 0h${width}v2h-${width}zM0 ${height - 2}h${width}v2h-${width}z`);
  // The trace at the end of a tile must meet the trace at the beginning of the next one.
  const starts = [...(lines[0]?.d.matchAll(/M(-?\d+) 10h2/g) ?? [])].map(([, x]) => Number(x));
  expect(starts).toContain((starts[0] as number) - width / 2);
  expect(starts.some((x) => starts.includes(x + width))).toBe(true);
});
