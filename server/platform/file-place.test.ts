import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { watchContentChanges } from './content-changes.ts';
import { connectDatabase, type Database } from './database.ts';
import { filePlace, refuseOtherPlaces } from './file-place.ts';
import { StartError } from './start-error.ts';

const bucket = { bucket: 'turs', region: 'me-central-1', endpoint: undefined, accessKeyId: 'a', secretAccessKey: 'b' };
let folder: string;
let testDatabase: TestDatabase;
let database: Database;
let processes: { close(): Promise<void> }[];

beforeEach(async () => {
  processes = [];
  folder = await mkdtemp(join(tmpdir(), 'turs-place-'));
  testDatabase = await createTestDatabase({ empty: true });
  database = await connectDatabase(testDatabase.url, { max: 2 });
});
afterEach(async () => {
  await Promise.all(processes.map((one) => one.close()));
  await database.close();
  await testDatabase.drop();
  await rm(folder, { recursive: true });
});

/** What a process does at its start. */
async function start(place: string) {
  const watching = await watchContentChanges(testDatabase.url, () => {}, place);
  processes.push(watching);
  await refuseOtherPlaces(database.pool, place).catch(async (error: unknown) => {
    await watching.close();
    throw error;
  });
  return watching;
}

test('processes with one folder or one bucket have one place, with others another', async () => {
  const other = await mkdtemp(join(folder, 'other-'));
  const [a, b] = await Promise.all([filePlace(folder, undefined), filePlace(folder, undefined)]);
  expect(a).toBe(b);
  expect(await filePlace(other, undefined)).not.toBe(a);
  expect(await filePlace(other, bucket)).toBe(await filePlace(folder, bucket));
  expect(await filePlace(folder, { ...bucket, bucket: 'another' })).not.toBe(await filePlace(folder, bucket));
});

test('a second process with files elsewhere is refused, and may start when the first has ended', async () => {
  const [first, second] = [await filePlace(folder, undefined), await filePlace(folder, bucket)];
  const running = await start(first);
  await expect(start(second)).rejects.toThrow(StartError);
  await expect(start(second)).rejects.toThrow('keeps its files elsewhere');
  // It goes on, and so does one more beside it.
  await start(first);
  await Promise.all(processes.map((one) => one.close()));
  expect(running.listening()).toBe(false);
  await start(second);
});

test('of two that start at once one goes on', async () => {
  const places = [await filePlace(folder, undefined), await filePlace(folder, bucket)];
  await Promise.all(
    places.map(async (place) => processes.push(await watchContentChanges(testDatabase.url, () => {}, place))),
  );
  const outcomes = await Promise.allSettled(places.map((place) => refuseOtherPlaces(database.pool, place)));
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});
