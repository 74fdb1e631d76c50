import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contactMessages } from '#server/features/contact/index.ts';
import { teams } from '#server/features/teams/index.ts';
import { users } from '#server/features/users/index.ts';
import { openSeason, registrationForm, type TestSeason } from '#tests/support/season.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';

let portal: TestPortal;
let season: TestSeason;
beforeAll(async () => {
  portal = await openTestPortal();
  season = await openSeason(portal);
});
afterAll(() => portal.close());

const register = (body: unknown) => portal.call('POST', '/api/teams/registration', { as: 'coach', body });

describe('a call without the wrapper of its form', () => {
  test.each([
    ['nothing', undefined],
    ['an empty body', {}],
    ['the fields themselves', { teamName: 'Falcons' }],
  ])('%s: is told that `data` is missing', async (_, body) => {
    const before = await portal.db.$count(teams);
    const answer = await register(body);
    expect([answer.status, answer.json.code]).toEqual([422, 'missing_fields']);
    expect(answer.json.fields).toEqual({ data: 'Please fill this in.' });
    expect(await portal.db.$count(teams)).toBe(before);
  });

  test('another thing in its place is wrong, not missing', async () => {
    const answer = await register({ data: 'Falcons' });
    expect([answer.status, answer.json.code]).toEqual([422, 'invalid_fields']);
    expect(answer.json.fields).toEqual({ data: 'This does not look right.' });
  });

  test('a body that is no object at all cannot be read', async () => {
    const answer = await register([{ teamName: 'Falcons' }]);
    expect([answer.status, answer.json.code, answer.json.fields]).toEqual([400, 'invalid_body', undefined]);
  });

  test('an empty form names every field that must be there', async () => {
    const { json } = await register({ data: {} });
    expect(json.code).toBe('missing_fields');
    const missing = ['season_id', 'competion_id', 'ageLevel', 'region', 'schoolName', 'teamName', 'image'];
    expect(Object.keys(json.fields).sort()).toEqual([...missing, 'coaches', 'members'].sort());
    expect(new Set(Object.values(json.fields))).toEqual(new Set(['Please fill this in.']));
  });
});

describe('a value that is there and wrong is not called missing', () => {
  test('a number where text belongs', async () => {
    const before = await portal.db.$count(teams);
    const data = await registrationForm(portal, season, { teamName: 7 as never });
    const answer = await register({ data });
    expect([answer.status, answer.json.code]).toEqual([422, 'invalid_fields']);
    expect(answer.json.fields).toEqual({ teamName: 'This must be text.' });
    expect(await portal.db.$count(teams)).toBe(before);
  });

  test('a list that is none', async () => {
    const { json } = await register({
      data: await registrationForm(portal, season, { coaches: '1000000101' as never }),
    });
    expect(json).toMatchObject({ code: 'invalid_fields', fields: { coaches: 'This does not look right.' } });
  });

  test('beside one that is missing, each says its own', async () => {
    const before = await portal.db.$count(contactMessages);
    const { json } = await portal.call('POST', '/api/contactus', { body: { name: 5, email: ' ', message: 'a' } });
    expect(json.code).toBe('contact_fields_empty');
    expect(json.fields).toMatchObject({ name: 'This must be text.', email: 'Please fill this in.' });
    expect(await portal.db.$count(contactMessages)).toBe(before);
  });

  test('signing in with a number as a number', async () => {
    const { status, json } = await portal.call('POST', '/api/adduser', {
      body: { national_id: 1_000_000_101, password: 'x' },
    });
    expect([status, json.code, json.fields]).toEqual([422, 'invalid_fields', { national_id: 'This must be text.' }]);
  });

  test('a kind of account that is not offered', async () => {
    const before = await portal.db.$count(users);
    const form = { name: 'Huda', email: 'huda@example.com', national_id: '1000099990', phone_number: '+966500001234' };
    const body = { ...form, type: 4, password: 'A-long-password', c_password: 'A-long-password' };
    const { json } = await portal.call('POST', '/api/signup', { body });
    expect([json.code, json.fields]).toEqual(['invalid_fields', { type: 'Please choose one of the options.' }]);
    expect(await portal.db.$count(users)).toBe(before);
  });
});

test('passwords that differ are told of in the words of the specification', async () => {
  const before = await portal.db.$count(users);
  const form = { name: 'Huda', email: 'huda@example.com', national_id: '1000099990', phone_number: '+966500001234' };
  const body = { ...form, type: 0, password: 'A-long-password', c_password: 'Another-password' };
  const { status, json, headers } = await portal.call('POST', '/api/signup', { body });
  expect([status, json.code, json.msg]).toEqual([422, 'password_mismatch', 'Password is not matched']);
  expect(decodeURIComponent(String(headers.e_message))).toBe('Password is not matched');
  expect(json.fields).toEqual({ c_password: 'Password is not matched' });
  expect(await portal.db.$count(users)).toBe(before);
});

test('passwords that differ are told of beside whatever else is wrong', async () => {
  const form = { name: 'Huda', email: 'not an address', national_id: '1000099990', phone_number: '+966500001234' };
  const body = { ...form, type: 0, password: 'A-long-password', c_password: 'Another-password' };
  const { json } = await portal.call('POST', '/api/signup', { body });
  expect(json.code).toBe('invalid_fields');
  expect(json.fields).toMatchObject({ c_password: 'Password is not matched', email: expect.any(String) });
  const { name: _, ...nameless } = body;
  const missing = await portal.call('POST', '/api/signup', { body: nameless });
  expect(missing.json.fields).toMatchObject({ name: 'Please fill this in.', c_password: 'Password is not matched' });
  const empty = await portal.call('POST', '/api/signup', { body: { ...body, c_password: '' } });
  expect(empty.json.fields.c_password).toBe('Please fill this in.');
});

describe('no refusal speaks of a body that nobody typed', () => {
  test.each(['/api/contactus', '/api/adduser', '/api/signup', '/api/moe/registertration', '/api/telr/'])(
    '%s with nothing names its fields',
    async (path) => {
      const { status, json } = await portal.call('POST', path, { as: 'coach' });
      expect([status, Object.keys(json.fields ?? {}).length > 0]).toEqual([422, true]);
      expect(JSON.stringify(json)).not.toMatch(/\bbody\b|"":/);
    },
  );
});
