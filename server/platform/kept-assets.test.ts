import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { type FileStore, openFileStore } from './files.ts';
import { keepAssets, keptAsset } from './kept-assets.ts';

let database: TestDatabase;
let place: string;
let files: FileStore;

beforeAll(async () => {
  database = await createTestDatabase({ empty: true });
});
afterAll(() => database.drop());
beforeEach(async () => {
  place = await mkdtemp(join(tmpdir(), 'turs-kept-'));
  files = await openFileStore(join(place, 'files'), undefined);
  return () => rm(place, { recursive: true });
});

/** A build has what all of them have, and a script of its own with its compressed form. */
async function buildOf(word: string): Promise<string> {
  const folder = await mkdtemp(join(place, 'build-'));
  for (const name of ['font-AAAAAAAA.woff2', script(word), `${script(word)}.br`]) {
    await writeFile(join(folder, name), `${name} is kept`);
  }
  return folder;
}
const script = (word: string) => `page-${word.padEnd(8, '_')}.js`;
const start = async (word: string, store = files) => keepAssets(store, database.url, await buildOf(word));
const lying = async () => (await readdir(join(place, 'files/builds/assets'))).sort();
const all = (...words: string[]) =>
  ['font-AAAAAAAA.woff2', ...words.flatMap((word) => [script(word), `${script(word)}.br`])].sort();

test('the assets of the last three builds are kept, and those that only older ones have are removed', async () => {
  for (const word of ['one', 'two', 'three']) await start(word);
  expect(await lying()).toEqual(all('one', 'two', 'three'));
  await start('four');
  expect(await lying()).toEqual(all('two', 'three', 'four'));
  expect(Buffer.from((await keptAsset(files, script('two'))) ?? []).toString()).toBe(`${script('two')} is kept`);
  expect(Buffer.from((await keptAsset(files, script('two'), '.br')) ?? []).toString()).toBe(
    `${script('two')}.br is kept`,
  );
  expect(await keptAsset(files, script('one'))).toBeUndefined();
});

test('a build that is started again counts as the last one', async () => {
  for (const word of ['one', 'two', 'three', 'one', 'four']) await start(word);
  expect(await lying()).toEqual(all('one', 'three', 'four'));
});

test('a start of the same build puts nothing again', async () => {
  const folder = await buildOf('one');
  await keepAssets(files, database.url, folder);
  const nothing = { ...files, put: () => Promise.reject(new Error('was put')) };
  await keepAssets(nothing, database.url, folder);
  await expect(keepAssets(nothing, database.url, await buildOf('two'))).rejects.toThrow('was put');
});

test('a start that was cut off, putting or removing, is made good by the next one', async () => {
  for (const word of ['one', 'two', 'three']) await start(word);
  const fails = async () => {
    throw new Error('the disk is gone');
  };
  const cannotPut = {
    ...files,
    put: (key: string, bytes: Uint8Array) => (key.endsWith('.br') ? fails() : files.put(key, bytes)),
  };
  await expect(start('four', cannotPut)).rejects.toThrow('the disk is gone');
  await expect(start('four', { ...files, remove: fails })).rejects.toThrow('the disk is gone');
  await start('four');
  expect(await lying()).toEqual(all('two', 'three', 'four'));
  // The first one was removed in part or as a whole: started again, it is complete.
  await start('one');
  expect(await lying()).toEqual(all('one', 'three', 'four'));
});

test('processes of two builds that start at once are both kept', async () => {
  await Promise.all(['one', 'two', 'one', 'two'].map((word) => start(word)));
  expect(await lying()).toEqual(all('one', 'two'));
});

test.each(['../index.json', 'index.json', '..-AAAAAAAA.js', 'page-AAAAAAAA.js/x', 'page-AAAAAAAA.js\0', ''])(
  'a name that no build gives is not looked for: “%s”',
  async (name) => {
    const asked: string[] = [];
    const get = async (key: string) => {
      asked.push(key);
      return Buffer.from('something');
    };
    expect(await keptAsset({ ...files, get }, name)).toBeUndefined();
    expect(asked).toEqual([]);
  },
);
