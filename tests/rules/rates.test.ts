import { expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { rates } from '#contract/rates.ts';
import { allEndpoints } from '#tests/support/all-endpoints.ts';

/** Calls that need no declared rate, and why. */
const without: Record<string, string> = {
  'POST /api/getuser': 'is asked by every page, and changes no more than the language that the page is in',
  'POST /api/catalogue/tickets': 'changes nothing, and asks nobody',
  'POST /api/community': 'has a rule of its own, by the age of the account',
  'POST /api/community/comments': 'has a rule of its own, by the age of the account',
};
/** The number of people of one school who may act at once. */
const SCHOOL = 200;

const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;

const changes = ({ method, changesState }: Endpoint) => method !== 'GET' || changesState;
const asksProvider = ({ errors }: Endpoint) => errors?.some((code) => code.endsWith('_unavailable'));

test('every call that changes something, and every one that asks a provider or takes a file, declares how often', () => {
  const concerned = allEndpoints().filter((endpoint) => changes(endpoint) || asksProvider(endpoint) || endpoint.upload);
  expect(concerned.length).toBeGreaterThan(20);
  const undeclared = concerned.filter(({ rate }) => !rate).map(nameOf);
  expect(undeclared.sort()).toEqual(Object.keys(without).sort());
});

test('a rate counts addresses, and persons wherever there is one', () => {
  for (const endpoint of allEndpoints().filter(({ rate }) => rate)) {
    const { rate, access } = endpoint;
    expect([nameOf(endpoint), rate?.address !== undefined, rate?.person !== undefined]).toEqual([
      nameOf(endpoint),
      true,
      access !== 'public',
    ]);
  }
});

test('every rate admits a school behind one address, which one person cannot use up', () => {
  const declared = Object.values<{ name: string; address: number; person?: number }>(rates);
  for (const { name, address, person = 0 } of declared) {
    expect(address, name).toBeGreaterThanOrEqual(SCHOOL);
    expect(address, name).toBeGreaterThanOrEqual(10 * person);
  }
  expect(new Set(declared.map(({ name }) => name)).size).toBe(declared.length);
});

test('what is kept for everybody is not counted: a school may look at it as often as it likes', () => {
  for (const endpoint of allEndpoints().filter(({ reads }) => reads)) {
    expect([nameOf(endpoint), endpoint.rate]).toEqual([nameOf(endpoint), undefined]);
  }
});
