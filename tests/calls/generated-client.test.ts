import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { declaredFiles } from '#contract/files.ts';
import people from '#demo/people.json' with { type: 'json' };
import { describeApi } from '#server/http/openapi/describe-api.ts';
import { accountsOf } from '#tests/support/accounts.ts';
import { allEndpoints } from '#tests/support/all-endpoints.ts';
import { writeApiTypes } from '#tests/support/api-types.ts';
import { readPdf } from '#tests/support/pdf.ts';
import { openSeason, payAtGateway, picture } from '#tests/support/season.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';

/* A program that is written against the description alone (`tests/client`): with types made of it, and without them. */
let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
  await openSeason(portal);
});
afterAll(() => portal.close());

const root = join(import.meta.dirname, '../..');

/** By its pattern, because these types are not there when the rest of the project is checked. */
const programs = import.meta.glob<{ mainJob(known: object): Promise<Record<string, unknown>> }>(
  '../client/main-job.ts',
);

test('the portal serves the description of every declared call and file', async () => {
  const { json } = await portal.call('GET', '/api/docs/json');
  expect(json).toEqual(JSON.parse(JSON.stringify(describeApi(allEndpoints(), declaredFiles))));
});

test('its types are right, as generated from the description', async () => {
  await writeApiTypes(describeApi(allEndpoints(), declaredFiles));
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  const checked = promisify(execFile)(process.execPath, [compiler, '--project', join(root, 'tests/client')]);
  const said = await checked.then(
    ({ stdout }) => stdout,
    ({ stdout }: { stdout: string }) => stdout,
  );
  expect(said).toBe('');
  // A compiler beside other tests, on a busy machine.
}, 240_000);

test('it does the main job: signs in, registers a team, pays, follows it and has the invoice', async () => {
  const [load] = Object.values(programs);
  const [account] = accountsOf('coach');
  const done = await (await load?.())?.mainJob({
    address: portal.address,
    account: { national_id: account?.membership_id, password: account?.password },
    ...{ coach: people.coaches[0], members: people.members.slice(0, 2) },
    logo: new Uint8Array(await picture()),
    pay: payAtGateway,
  });
  expect(done).toMatchObject({
    user: { type: 1 },
    lookedUp: { coach: { name: expect.stringMatching(/./) } },
    payment: { order: { status: { code: expect.any(Number) } } },
    team: { name: 'Wave Riders', payment_status: true, status: true },
    order: { total_amount: 403, payment_status: true },
    refusal: 'not_found',
  });
  const { order, invoice } = done as { order: { invoice_number: string }; invoice: ArrayBuffer };
  expect((await readPdf(new Uint8Array(invoice))).text).toContain(order.invoice_number);
});
