import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import { isDay } from '#contract/moment-field.ts';
import { allEndpoints, nameOfEndpoint } from '#tests/support/all-endpoints.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';

/* Days that nobody means: PostgreSQL takes some of them and fails at others, so none may come as far as it. */
const impossible = [
  ...['0000-01-01', '0001-01-01', '1899-12-31', '3000-01-01', '9999-12-31', '2026-02-30', '2026-13-01'],
  ...['-2026-01-01', '+275760-09-13', '2026-1-1', 'infinity', 'epoch', 'today'],
];
const times = ['', 'T08:00', 'T08:00:00.000Z'];
const formats = ['date', 'date-time', 'moment'];

/** A field that takes a day, with the way to it. */
type DayField = { endpoint: Endpoint; part: 'query' | 'body'; path: string; schema: z.ZodType };

/** The fields of an input that hold a day: marked, or of a format of Zod's for one. */
function daysIn(schema: unknown, path = ''): [path: string, field: z.ZodType][] {
  if (!(schema instanceof z.ZodType)) return [];
  const format = (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as { format?: string }).format;
  if (format && formats.includes(format)) return [[path, schema]];
  const { shape, element, innerType, in: input, options } = schema.def as unknown as Record<string, unknown>;
  const inner = [element, innerType, input, ...(Array.isArray(options) ? options : [])];
  const fields = typeof shape === 'object' && shape !== null ? Object.entries(shape) : [];
  return [
    ...fields.flatMap(([name, field]) => daysIn(field, path ? `${path}.${name}` : name)),
    ...inner.flatMap((one) => daysIn(one, path)),
  ];
}

const fields = allEndpoints().flatMap((endpoint) =>
  (['query', 'body'] as const).flatMap((part) =>
    daysIn(endpoint[part]).map(([path, schema]): DayField => ({ endpoint, part, path, schema })),
  ),
);
const nameOf = ({ endpoint, path }: DayField) => `${nameOfEndpoint(endpoint)}: ${path}`;

test('every field that takes a day is found', () => {
  const names = [...new Set(fields.map(nameOf))].toSorted();
  expect(names).toEqual(
    expect.arrayContaining([
      ...['GET /api/admin/log: from', 'GET /api/admin/log/export.csv: to', 'POST /api/admin/users: dob'],
      ...['POST /api/admin/seasons: milestones.from', 'PATCH /api/admin/faqs: unless_since'],
      ...['PUT /api/admin/settings: notice_to'],
    ]),
  );
});

test.each([...new Map(fields.map((field) => [nameOf(field), field]))])(
  '%s takes no impossible day',
  (_, { schema }) => {
    for (const day of impossible) {
      for (const time of times) {
        const read = schema.safeParse(`${day}${time}`);
        // A list is not narrowed by it.
        expect([day + time, read.success && read.data]).toEqual([day + time, read.success ? undefined : false]);
      }
    }
  },
);

test.each(impossible)('%s is no day', (day) => expect(isDay(day)).toBe(false));

describe('a call that is asked with one answers', () => {
  let portal: TestPortal;
  beforeAll(async () => {
    portal = await openTestPortal();
    await portal.tokenOf('admin');
  });
  afterAll(() => portal.close());

  const inQueries = fields.filter(({ part }) => part === 'query');
  test.each(inQueries.map((field) => [nameOf(field), field] as const))('%s', async (_, { endpoint, path }) => {
    for (const day of impossible.slice(0, 5)) {
      const answer = await portal.call('GET', `${endpoint.path}?${path}=${day}`, { as: 'admin' });
      // No team of this portal has a sheet.
      const status = answer.json?.code === 'sheets_empty' ? 200 : answer.status;
      expect([day, status]).toEqual([day, 200]);
    }
  });
});
