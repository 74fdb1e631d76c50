import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';
import { answerStore } from './store.ts';

let portal: TestPortal;
let listener: pg.Client;
const heard: (string | undefined)[] = [];
const noon = new Date('2026-03-01T12:00:00Z');
const body = { result: [{ id: '1' }], totalPages: 1 };

beforeAll(async () => {
  portal = await openTestPortal();
  listener = new pg.Client(portal.databaseUrl);
  await listener.connect();
  listener.on('notification', ({ payload }) => heard.push(payload));
  await listener.query('listen content_changes');
});
afterAll(async () => {
  await listener.end();
  await portal.close();
});
beforeEach(async () => {
  await answerStore(portal.db).keep('courses', body, noon, true);
});

/**
 * Stores an answer some minutes after noon. Returns the notifications that every process gets, and the answer's date.
 */
async function keeping(answer: unknown, minutes: number, again = false) {
  const store = answerStore(portal.db);
  await listener.query('select 1');
  heard.length = 0;
  await store.keep('courses', answer, new Date(noon.getTime() + minutes * 60_000), again);
  await listener.query('select 1');
  const row = await store.read('courses');
  return { heard: [...heard], body: row?.body, at: row?.fetchedAt.toISOString().slice(11, 16) };
}

test('nothing is written while the academy says the same', async () => {
  expect(await keeping(body, 9)).toEqual({ heard: [], body, at: '12:00' });
});

test.each([
  ['says something else', { ...body, totalPages: 2 }, 1, false, '12:01'],
  ['has been saying the same for long', body, 10, false, '12:10'],
  ['says the same after a silence', body, 1, true, '12:01'],
])('every process hears when the academy %s', async (_, answer, minutes, again, at) => {
  expect(await keeping(answer, minutes, again)).toEqual({ heard: ['catalogue'], body: answer, at });
});
