import { glob } from 'node:fs/promises';
import { test } from 'vitest';
import { groups, tested } from '#tests/suites.ts';
import { expectNone } from '#tests/support/expect-none.ts';

const cwd = new URL('../../', import.meta.url);
const filesOf = async (patterns: string[]) =>
  new Set(
    (await Array.fromAsync(glob(patterns, { cwd, exclude: ['node_modules'] }))).map((path) =>
      path.replaceAll('\\', '/'),
    ),
  );

test('every test is in `npm test` or in one group of `npm run prove`', async () => {
  const byGroup = await Promise.all(
    Object.entries(groups).map(async ([name, { files }]) => [name, files, await filesOf(files)] as const),
  );
  const ofTest = await filesOf(Object.values(tested).flat());
  const everywhere = await filesOf(['**/*.{test,spec}.{ts,tsx}']);
  const groupsOf = (file: string) => byGroup.filter(([, , files]) => files.has(file)).map(([name]) => name);
  expectNone([
    ...[...everywhere]
      .filter((file) => !ofTest.has(file) && groupsOf(file).length === 0)
      .map((file) => `${file} is run by no suite: name it, or its folder, in tests/suites.ts.`),
    ...[...everywhere]
      .filter((file) => groupsOf(file).length > 1)
      .map((file) => `${file} is in ${groupsOf(file).join(' and ')}: take it out of all but one, in tests/suites.ts.`),
  ]);
  for (const [name, patterns] of byGroup) {
    const empty = [];
    for (const pattern of patterns) if ((await filesOf([pattern])).size === 0) empty.push(pattern);
    expectNone(empty.map((pattern) => `tests/suites.ts: ${pattern} of ${name} is no file any more: take it out.`));
  }
});
