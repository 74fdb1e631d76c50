import { expect, test } from 'vitest';
import { allEndpoints, changesSomething, fileOfEndpoint, nameOfEndpoint } from '#tests/support/all-endpoints.ts';
import { expectNone } from '#tests/support/expect-none.ts';

test('what is kept for everybody is public, and changes nothing', () => {
  const kept = allEndpoints().filter(({ reads }) => reads);
  expect(kept.length).toBeGreaterThan(10);
  expectNone(
    kept
      .filter((call) => call.access !== 'public' || changesSomething(call))
      .map(
        (call) =>
          `${nameOfEndpoint(call)} is kept for everybody, and is not public or changes something: take "reads" out of ${fileOfEndpoint(call)}, or give it access: 'public' and the method GET.`,
      ),
  );
});

test('what browsers keep says what it is made of, so that it gets a tag', () => {
  expectNone(
    allEndpoints()
      .filter(({ cacheSeconds, reads }) => (cacheSeconds === undefined) !== (reads === undefined))
      .map((call) => {
        const [there, lacking] = call.reads ? ['reads', 'cacheSeconds'] : ['cacheSeconds', 'reads'];
        return `${nameOfEndpoint(call)} has "${there}" and no "${lacking}": write both into ${fileOfEndpoint(call)}, or neither.`;
      }),
  );
});
