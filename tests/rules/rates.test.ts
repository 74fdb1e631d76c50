import { expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { rates } from '#contract/rates.ts';
import {
  allEndpoints,
  changesSomething,
  fileOfEndpoint,
  nameOfEndpoint as nameOf,
} from '#tests/support/all-endpoints.ts';
import { expectNone, expectSame } from '#tests/support/expect-none.ts';

/** Calls that need no declared rate, and why. */
const without: Record<string, string> = {
  'POST /api/getuser': 'is asked by every page, and changes no more than the language that the page is in',
  'POST /api/catalogue/tickets': 'changes nothing, and asks nobody',
  'POST /api/community': 'has a rule of its own, by the age of the account',
  'POST /api/community/comments': 'has a rule of its own, by the age of the account',
};
/** The number of people of one school who may act at once. */
const SCHOOL = 200;

const fileOf = (name: string) => {
  const call = allEndpoints().find((one) => nameOf(one) === name);
  return call && fileOfEndpoint(call);
};

const asksProvider = ({ errors }: Endpoint) => errors?.some((code) => code.endsWith('_unavailable'));

test('every call that changes something, and every one that asks a provider or takes a file, declares how often', () => {
  const concerned = allEndpoints().filter(
    (endpoint) => changesSomething(endpoint) || asksProvider(endpoint) || endpoint.upload,
  );
  expect(concerned.length).toBeGreaterThan(20);
  expectSame({
    found: concerned.filter(({ rate }) => !rate).map(nameOf),
    listed: Object.keys(without),
    missing: (name) =>
      `${name} declares no rate: write "rate: rates.…" into ${fileOf(name)} (a new one is a line of contract/rates.ts); if it needs none, add it to "without" of tests/rules/rates.test.ts with the reason.`,
    superfluous: (name) =>
      `tests/rules/rates.test.ts: take '${name}' out of "without"; it declares a rate, or is not there.`,
  });
});

test('a rate counts addresses, and persons wherever there is one', () => {
  expectNone(
    allEndpoints().flatMap((call) => {
      const { rate } = call;
      if (!rate) return [];
      const needs = ['address', ...(call.access === 'public' ? [] : ['person'])].join(' and ');
      const has = (['address', 'person'] as const).filter((who) => rate[who] !== undefined).join(' and ');
      return needs === has
        ? []
        : `${nameOf(call)} (${fileOfEndpoint(call)}) counts by ${has}, and must by ${needs}: change "${rate.name}" in contract/rates.ts, or give the call another one.`;
    }),
  );
});

test('every rate admits a school behind one address, which one person cannot use up', () => {
  const declared = Object.values<{ name: string; address: number; person?: number }>(rates);
  const names = declared.map(({ name }) => name);
  expectNone([
    ...declared
      .filter(({ address, person = 0 }) => address < Math.max(SCHOOL, 10 * person))
      .map(
        ({ name, address, person = 0 }) =>
          `contract/rates.ts: "${name}" admits ${address} of an address; write at least ${Math.max(SCHOOL, 10 * person)}, for a school of ${SCHOOL} or ten persons of ${person}.`,
      ),
    ...names
      .filter((name, index) => names.indexOf(name) !== index)
      .map(
        (name) =>
          `contract/rates.ts: two rates have the name "${name}" and would be counted together; give one another.`,
      ),
  ]);
});

test('what is kept for everybody is not counted: a school may look at it as often as it likes', () => {
  expectNone(
    allEndpoints()
      .filter(({ reads, rate }) => reads && rate)
      .map(
        (call) =>
          `${nameOf(call)} is kept for everybody ("reads") and counted: take "rate" out of ${fileOfEndpoint(call)}.`,
      ),
  );
});
