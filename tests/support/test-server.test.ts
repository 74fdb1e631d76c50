import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { connectDatabase, connectOnce, type Database } from '#server/platform/database.ts';
import { prepareTestRun, type TestRun, testDatabaseName, urlOf } from './test-server.ts';

const { adminUrl } = inject('testServer');
let admin: Database;
beforeAll(async () => {
  admin = await connectDatabase(adminUrl, { max: 1 });
});
afterAll(() => admin.close());

async function databases(): Promise<string[]> {
  const { rows } = await admin.pool.query("select datname from pg_database where datname like 'turs%'");
  return rows.map((row) => row.datname);
}

async function migrations(statement: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'turs-test-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, 'meta'));
  const entries = [{ idx: 0, version: '7', when: 1, tag: '0000', breakpoints: true }];
  await writeFile(join(folder, 'meta/_journal.json'), JSON.stringify({ version: '7', dialect: 'postgresql', entries }));
  await writeFile(join(folder, '0000.sql'), statement);
  return folder;
}

async function makeDatabase(run: TestRun): Promise<string> {
  const name = testDatabaseName(run.run);
  await admin.pool.query(`create database ${name} template ${run.template}`);
  return name;
}

test('runs share a template as long as the migrations are the same', async () => {
  const folder = await migrations('create table one ()');
  const first = await prepareTestRun(adminUrl, folder);
  const second = await prepareTestRun(adminUrl, folder);
  const third = await prepareTestRun(adminUrl, await migrations('create table two ()'));
  expect(second.template).toBe(first.template);
  expect(third.template).not.toBe(first.template);
  expect(await databases()).toEqual(expect.arrayContaining([first.template, third.template]));

  const client = await connectOnce(urlOf(adminUrl, await makeDatabase(third)));
  expect((await client.query('select * from two')).rows).toEqual([]);
  await client.end();
  await Promise.all([first.end(), second.end(), third.end()]);
});

test('a new run drops what dead runs left, and leaves alone what a living one uses', async () => {
  const living = await prepareTestRun(adminUrl, await migrations('create table living ()'));
  const livingDatabase = await makeDatabase(living);
  const dead = await prepareTestRun(adminUrl, await migrations('create table dead ()'));
  const deadDatabase = await makeDatabase(dead);
  await dropConnectionsOf(dead);

  const next = await prepareTestRun(adminUrl, await migrations('create table next ()'));
  const found = await databases();
  expect(found).toEqual(expect.arrayContaining([living.template, livingDatabase, next.template]));
  expect(found).not.toContain(deadDatabase);
  expect(found).not.toContain(dead.template);

  await living.end();
  expect(await databases()).not.toContain(livingDatabase);
  await next.end();
});

/** As if its process had been killed. */
async function dropConnectionsOf({ run }: TestRun): Promise<void> {
  await admin.pool.query(
    `select pg_terminate_backend(pid, 5000) from pg_locks
     where locktype = 'advisory' and objid = hashtext($1)::bigint & 4294967295`,
    [run],
  );
}
