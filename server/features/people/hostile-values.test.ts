import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { expectHarmless, hostileValues } from '#tests/support/hostile-values.ts';
import { newPerson, peopleOfOffice } from '#tests/support/people.ts';
import { unchanged } from '#tests/support/rates.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';

/* Whatever stands in a field is refused, or is harmless wherever it is read. */
let portal: TestPortal;
const people = peopleOfOffice(() => portal);
const { users: list, members } = people;
beforeAll(async () => {
  portal = await openTestPortal();
  await portal.tokenOf('admin');
  await portal.tokenOf('student');
});
afterAll(() => portal.close());
beforeEach(() => people.reset());

const fields = [
  ...[
    'name',
    'email',
    'phone_number',
    'national_id',
    'nationality',
    'dob',
    'gender',
    'picture',
    'type',
    'subscription',
  ],
  ...['guardian_name', 'guardian_phone', 'password', 'c_password', 'id', 'revision'],
];
/** Only these may hold any text. */
const free = new Set(['name', 'guardian_name']);
/** What is none where nothing is left of it. */
const none: Record<string, unknown> = { guardian_phone: 'None' };

test.each(fields)('whatever stands as %s in a form is refused, or is one harmless line', async (field) => {
  const { id, nationalId } = await people.rowOf('student');
  const seen = async () => (await list.admin('GET', `/?id=${id}`)).json.user;
  for (const [what, value] of Object.entries(hostileValues)) {
    const before = await seen();
    const { status, json } = await members.admin('PUT', '', await people.formOf('student', { [field]: value }));
    expect([what, [200, 404, 413, 422].includes(status)]).toEqual([what, true]);
    const after = await seen();
    if (status === 200 && free.has(field)) {
      expect(json.member[field]).toBe(after[field]);
      harmless(after[field]);
      await isHarmlessEverywhere(what, id);
    } else if (status === 200 && field in none) expect([what, after[field]]).toEqual([what, none[field]]);
    else expect([what, after]).toEqual([what, before]);
    expect((await people.atRegistry(nationalId))?.name).toBe(after.name);
  }
});

/** One line, as long as a name may be. */
function harmless(text: string) {
  expectHarmless(text);
  expect(text.length).toBeLessThanOrEqual(120);
}

async function isHarmlessEverywhere(what: string, id: string) {
  const { json, headers } = await list.admin('GET', '/?per_page=100');
  expect([what, headers['content-type']]).toEqual([what, expect.stringContaining('application/json')]);
  const person = json.users.find(({ _id }: { _id: string }) => _id === id);
  harmless(person.name);
  for (const path of ['/export.csv', '/?download=true']) {
    const file = await list.admin('GET', path);
    expect(file.headers['content-type']).toContain('text/csv');
    expect(file.headers['content-disposition']).toMatch(/^attachment/);
    for (const cell of cellsOf(file.text)) expect(cell).not.toMatch(/^[\s]*[=+@\t\r-](?!966 \d\d \d{3} \d{4}$)/);
  }
}

/** The cells of a file in which each is in quotes. */
const cellsOf = (csv: string) =>
  [...csv.matchAll(/"((?:[^"]|"")*)"/g)].map(([, cell = '']) => cell.replaceAll('""', '"'));

test('a hostile reason of a block is refused or is one harmless text', async () => {
  const { id } = await people.rowOf('student', 1);
  for (const [what, reason] of Object.entries(hostileValues)) {
    const { status } = await portal.call('POST', '/api/admin/users/block', {
      ...{ as: 'admin', body: { id, blocked: true, reason } },
    });
    expect([what, [200, 413, 422].includes(status)]).toEqual([what, true]);
    if (status !== 200) continue;
    await isHarmlessEverywhere(what, id);
    expect((await people.block(id, false)).status).toBe(200);
  }
});

test('a hostile search or page answers a list', async () => {
  for (const [what, value] of Object.entries(hostileValues).filter(([, value]) => typeof value === 'string'))
    for (const name of ['s', 'sort', 'type', 'status', 'page', 'per_page']) {
      const sent = encodeURIComponent((value as string).slice(0, 2_000).toWellFormed());
      const { status } = await list.admin('GET', `/?${name}=${sent}`);
      expect([what, name, status]).toEqual([what, name, 200]);
    }
});

test('a new person with a hostile name is added as it reads, and one that is too long is nobody', async () => {
  const body = newPerson({ picture: await people.upload(), name: '=1+1<script>\u202e' });
  const { status, json } = await list.admin('POST', '', body);
  expect([status, json.user.name]).toEqual([200, '=1+1<script>']);
  expect((await people.atRegistry(body.national_id))?.name).toBe('=1+1<script>');
  expect((await list.admin('GET', '/export.csv?s=1000099991')).text).toContain(`"'=1+1<script>"`);
  const long = { ...body, name: 'a'.repeat(1_000_000), national_id: '1000099992', email: 'long@example.com' };
  expect((await unchanged(portal, () => list.admin('POST', '', long))).status).toBe(413);
  expect(await people.atRegistry('1000099992')).toBeUndefined();
});
