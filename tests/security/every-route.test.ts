import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Access, can, permissions, type Role } from '#contract/access.ts';
import { allEndpoints, changesSomething, nameOfEndpoint } from '#tests/support/all-endpoints.ts';
import { type Caller, callers } from '#tests/support/known-values.ts';
import { UNKNOWN_ID } from '#tests/support/office-records.ts';
import { allContent } from '#tests/support/rates.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';

/*
 * Every route that a running portal has, asked by every role: the routes are read from the portal itself, so that none is
 * left out. Who may is listed by hand in `tests/rules/access.test.ts`.
 */
let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
  for (const role of callers) if (role !== 'guest') await portal.tokenOf(role);
});
afterAll(() => portal.close());

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

const roleOf = { sub_admin: 'subAdmin' } as const;
const mayCall = (caller: Caller, access: Access) =>
  can((roleOf as Partial<Record<Caller, Role>>)[caller] ?? (caller as Role), access);
const isAccess = (said: string): said is Access => ['public', 'signedIn'].includes(said) || said in permissions;

/** Routes with who may call them: not those that say why they are open, nor the heads of others. */
const routes = () =>
  [...portal.app.accessOfRoutes].flatMap(([name, access]) => {
    const [method = '', address = ''] = name.split(' ');
    if (method === 'HEAD' || !isAccess(access)) return [];
    const [path = '', selected] = address.split('?');
    const query = new URLSearchParams(selected?.split('&').map((key) => [key, UNKNOWN_ID]));
    return [{ name, access, method: method as Method, url: `${path.replace(/:\w+/g, `${UNKNOWN_ID}.pdf`)}?${query}` }];
  });

const ask = async (caller: Caller, { method, url }: ReturnType<typeof routes>[number]) => {
  await portal.database.pool.query('delete from rate_limits');
  const body = method === 'GET' || method === 'DELETE' ? {} : { body: {} };
  const { status, json } = await portal.call(method, url, { ...(caller !== 'guest' && { as: caller }), ...body });
  return [status, json?.code] as const;
};

test('the routes are all that the contract declares, and the files of people', () => {
  const names = new Set(routes().map(({ name }) => name));
  expect(
    allEndpoints()
      .map(nameOfEndpoint)
      .filter((name) => !names.has(name)),
  ).toEqual([]);
  expect(names.size).toBeGreaterThan(allEndpoints().length);
});

test.each(callers)('a %s is refused what is not theirs, whatever is sent, and every row stays', async (caller) => {
  const closed = routes().filter(({ access }) => !mayCall(caller, access));
  expect(closed.length > 0).toBe(caller !== 'admin');
  const before = await allContent(portal);
  const answers: unknown[] = [];
  for (const route of closed) answers.push([route.name, ...(await ask(caller, route))]);
  const refusal = caller === 'guest' ? [401, 'not_signed_in'] : [403, 'not_allowed'];
  expect(answers).toEqual(closed.map(({ name }) => [name, ...refusal]));
  expect(await allContent(portal)).toEqual(before);
});

test.each(callers)('a %s is let in where they may', async (caller) => {
  const changing = new Set(allEndpoints().filter(changesSomething).map(nameOfEndpoint));
  // What changes something is proved by the tests of what it changes.
  const open = routes().filter(({ name, access }) => mayCall(caller, access) && !changing.has(name));
  const shut: unknown[] = [];
  for (const route of open) {
    const [status, code] = await ask(caller, route);
    if (status === 401 || code === 'not_allowed' || status >= 500) shut.push([route.name, status, code]);
  }
  expect(open.length).toBeGreaterThan(10);
  expect(shut).toEqual([]);
});
