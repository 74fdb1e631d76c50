import { expect, test } from 'vitest';
import { allEndpoints } from '#tests/support/all-endpoints.ts';

test('what is kept for everybody is public, and changes nothing', () => {
  const kept = allEndpoints().filter(({ reads }) => reads);
  expect(kept.length).toBeGreaterThan(10);
  for (const { method, path, access, changesState = false } of kept) {
    expect({ path, method, access, changesState }).toEqual({
      path,
      method: 'GET',
      access: 'public',
      changesState: false,
    });
  }
});

test('what browsers keep says what it is made of, so that it gets a tag', () => {
  for (const { path, cacheSeconds, reads } of allEndpoints()) {
    expect([path, cacheSeconds !== undefined]).toEqual([path, reads !== undefined]);
  }
});
