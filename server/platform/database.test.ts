import { createServer } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { connectDatabase, type Database, type DbOrTx } from './database.ts';
import { StartError } from './start-error.ts';

let testDatabase: TestDatabase;
let database: Database;
const lost: string[] = [];

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  database = await connectDatabase(testDatabase.url, { max: 2, log: (line) => lost.push(line) });
});
afterAll(async () => {
  await database.close();
  await database.close();
  await testDatabase.drop();
});

test('counts and sums are numbers, days are text, big numbers and decimals stay exact', async () => {
  const { rows } = await database.db.execute(
    sql`select count(*) as n, 9007199254740993::bigint as big, '2025-09-01'::date as day, 1.10::numeric as vat`,
  );
  expect(rows).toEqual([{ n: 1, big: '9007199254740993', day: '2025-09-01', vat: '1.10' }]);
  expect((await database.pool.query('select 1::bigint as n, date $$2025-09-01$$ as day')).rows).toEqual([
    { n: 1, day: '2025-09-01' },
  ]);
});

test('a query function takes the database or a transaction', async () => {
  const one = async (db: DbOrTx) => (await db.execute(sql`select 1 as one`)).rows;
  expect(await one(database.db)).toEqual([{ one: 1 }]);
  expect(await database.db.transaction((tx) => one(tx))).toEqual([{ one: 1 }]);
});

test('no statement, lock or idle transaction lasts for ever', async () => {
  const { rows } = await database.pool.query(
    `select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
       current_setting('idle_in_transaction_session_timeout') as idle, current_setting('application_name') as name`,
  );
  expect(rows).toEqual([{ statement: '30s', lock: '10s', idle: '1min', name: 'turs-portal' }]);
});

test('a connection that breaks while idle is reported and replaced', async () => {
  const other = await connectDatabase(testDatabase.url);
  await other.pool.query('select 1');
  const { rows } = await database.pool.query('select pg_backend_pid() as pid');
  await other.pool.query('select pg_terminate_backend(pid) from pg_stat_activity where pid = $1', [rows[0].pid]);
  await expect.poll(() => lost).toContainEqual(expect.stringContaining('A database connection was lost'));
  expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await other.close();
});

test('a server that cannot be reached is refused in one sentence, without the password', async () => {
  const port = await closedPort();
  const error = await connectDatabase(`postgresql://portal:s3cret@127.0.0.1:${port}/portal`).catch((e: unknown) => e);
  expect(error).toBeInstanceOf(StartError);
  expect(String(error)).toBe(
    `StartError: The database at 127.0.0.1:${port} cannot be used: nothing listens there. Check DATABASE_URL.`,
  );
});

test.each([
  ['mysql://portal@localhost/portal', /not an address of the form postgresql:/],
  ['postgresql://portal:p%ss@w#rd@localhost:x/portal', /cannot be read as an address/],
  [
    'postgresql://portal:s3cret@no-such-host.invalid/portal',
    /at no-such-host.invalid:5432 cannot be used: no such host/,
  ],
])('%s is refused', async (url, sentence) => {
  await expect(connectDatabase(url)).rejects.toThrow(sentence);
  await expect(connectDatabase(url)).rejects.toBeInstanceOf(StartError);
});

test('a database that does not exist is named', async () => {
  await expect(connectDatabase(`${testDatabase.url.replace(/turs_test_\w+/, 'no_such_database')}`)).rejects.toThrow(
    'it has no database “no_such_database”',
  );
});

test('an older server is refused', async () => {
  const port = await aServerThatSaysItIs('14.12', '140012');
  await expect(connectDatabase(`postgresql://portal@127.0.0.1:${port}/portal`)).rejects.toThrow(
    new StartError('The database server is PostgreSQL 14.12; the portal needs PostgreSQL 15 or newer.'),
  );
});

function closedPort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}

/** Speaks as much of PostgreSQL's protocol as it takes to greet, and answers every query with its two versions. */
function aServerThatSaysItIs(version: string, number: string): Promise<number> {
  const message = (type: string, ...parts: (Buffer | string)[]) => {
    const body = Buffer.concat(parts.map((part) => Buffer.from(part)));
    const length = Buffer.alloc(4);
    length.writeInt32BE(body.length + 4);
    return Buffer.concat([Buffer.from(type), length, body]);
  };
  const int16 = (value: number) => Buffer.from([value >> 8, value & 255]);
  const int32 = (value: number) => Buffer.concat([int16(value >>> 16), int16(value & 0xffff)]);
  const column = (name: string) =>
    Buffer.concat([Buffer.from(`${name}\0`), int32(0), int16(0), int32(25), int16(-1 & 0xffff), int32(-1), int16(0)]);
  const cell = (text: string) => Buffer.concat([int32(text.length), Buffer.from(text)]);
  const ready = message('Z', 'I');
  const answer = Buffer.concat([
    message('T', int16(2), column('server_version_num'), column('server_version')),
    message('D', int16(2), cell(number), cell(version)),
    message('C', 'SELECT 1\0'),
    ready,
  ]);
  return new Promise((resolve) => {
    const server = createServer((socket) => {
      socket.once('data', () => {
        socket.write(Buffer.concat([message('R', int32(0)), ready]));
        socket.on('data', (data) => socket.write(data.toString('latin1').startsWith('Q') ? answer : ''));
      });
      socket.on('error', () => {});
    });
    onTestFinished(() => {
      server.close();
    });
    server.listen(0, '127.0.0.1', () => resolve((server.address() as { port: number }).port));
  });
}
