import { expect } from 'vitest';
import { allEndpoints } from './all-endpoints.ts';
import type { TestPortal } from './test-portal.ts';

type Answer = Awaited<ReturnType<TestPortal['call']>>;

/** A call of a document's table: its method and path, the fields of the answer that it names, and the call. */
export type Line = [line: string, fields: string[], send: () => Promise<Answer>];

/** What an answer says at a path such as `user.user.0`, or in a header. */
function fieldOf({ json, headers }: Answer, field: string): unknown {
  const [, header] = /^header (.+)$/.exec(field) ?? [];
  if (header) return headers[header];
  return field.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], json);
}

/** The declared calls at a line's address: one, or several that the query selects among. */
export function declaredFor(line: string) {
  const [method, address = ''] =
    line === 'Invoice download' ? ['GET', '/api/teams/transections/invoice'] : line.split(' ');
  const path = address.replace(/\?.*$/, '').replace(/\/$/, '');
  return allEndpoints().filter((endpoint) => endpoint.method === method && endpoint.path === path);
}

/** The answer of a call holds the fields that its line names, and is what the contract says. */
export async function answersAsWritten(...[line, fields, send]: Line): Promise<void> {
  const answer = await send();
  expect([answer.status, answer.status === 200 ? '' : answer.text]).toEqual([200, '']);
  for (const field of fields) expect([field, fieldOf(answer, field) ?? undefined]).not.toEqual([field, undefined]);
  const declared = declaredFor(line);
  expect(declared.length).toBeGreaterThan(0);
  expect(declared.some((endpoint) => endpoint.answer.safeParse(answer.json).success)).toBe(true);
}
