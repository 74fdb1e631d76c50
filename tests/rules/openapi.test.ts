import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, test } from 'vitest';
import { declaredFiles } from '#contract/files.ts';
import { describeApi } from '#server/http/openapi/describe-api.ts';
import { allEndpoints } from '#tests/support/all-endpoints.ts';
import { expectNone } from '#tests/support/expect-none.ts';

const description = describeApi(allEndpoints(), declaredFiles);

test('the description is OpenAPI without faults', async () => {
  const config = await createConfig({
    extends: ['recommended-strict'],
    // The portal's calls are offered under no licence: its terms are those of the site.
    rules: { 'info-license': 'off' },
  });
  const source = JSON.stringify(description);
  const found = await lintFromString({ source, absoluteRef: 'openapi.json', config });
  expectNone(found.map(({ ruleId, message, location }) => `${ruleId} at ${location[0]?.pointer}: ${message}`));
});

test('every operation has a name of its own, what it answers, and what keeps it from that', () => {
  const operations = Object.values(description.paths).flatMap((path) => Object.values(path));
  const ids = operations.map(({ operationId }) => operationId);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { operationId, responses, security } of operations) {
    expect([operationId, Object.keys(responses as object)]).toEqual([
      operationId,
      expect.arrayContaining(['200', '400', '500', '503']),
    ]);
    expect([operationId, security]).toEqual([operationId, expect.any(Array)]);
  }
});

/** Objects of so many fields are told once, and named. */
const FIELDS = 5;

test('what three calls answer or take is named, not repeated', () => {
  const places = new Map<string, string[]>();
  function look(part: unknown, place: string): void {
    if (typeof part !== 'object' || part === null) return;
    const { type, properties = {} } = part as { type?: string; properties?: object };
    // Pages of a log differ in nothing but whose log it is.
    const named = /^\/components\/schemas\/\w+$/.test(place);
    if (!named && type === 'object' && Object.keys(properties).length >= FIELDS && !('changes' in properties)) {
      const text = JSON.stringify(part);
      places.set(text, [...(places.get(text) ?? []), place]);
    }
    for (const [name, inner] of Object.entries(part)) look(inner, `${place}/${name}`);
  }
  look(description, '');
  expectNone(
    [...places.values()]
      .filter((repeated) => repeated.length > 2)
      .map((repeated) => `name this in server/http/openapi/components.ts: it is repeated at ${repeated.join(' and ')}`),
  );
});
