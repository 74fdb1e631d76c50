import { expect, test } from 'vitest';
import { createPageKeys } from './page-keys.ts';

const visitor = { query: new URLSearchParams(), language: 'en', colorMode: 'auto', origin: 'http://portal.example' };

test('addresses that were learned are forgotten again, the longer they are the sooner', () => {
  const keys = createPageKeys();
  const known = (pathname: string) => keys.keyOf({ ...visitor, pathname }) !== undefined;
  const learn = (length: number) => {
    const paths = Array.from({ length: 2_000 }, (_, number) => `/${number}`.padEnd(length, 'x'));
    for (const pathname of paths) keys.learn(pathname, { query: [] });
    return paths.filter(known).length;
  };
  expect(learn(100)).toBe(2_000);
  expect(learn(8_000)).toBeLessThan(300);
});
