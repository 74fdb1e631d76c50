import { createServer } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import {
  connectDatabase,
  connectOnce,
  type Database,
  type DbOrTx,
  isDatabaseBusy,
  type Tx,
  together,
} from './database.ts';
import { isDatabaseAway } from './database-away.ts';
import { StartError } from './start-error.ts';

let testDatabase: TestDatabase;
let database: Database;
const told: string[] = [];

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  database = await connectDatabase(testDatabase.url, { max: 2, log: (line) => told.push(line) });
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

test('statements that are sent together are executed in their order, whether a function awaits them or not', async () => {
  const read = async (tx: Tx) => (await tx.execute(sql`select current_setting('work_mem') as set`)).rows;
  const [, before, , after, , last] = await database.db.transaction((tx) =>
    together([
      () => tx.execute(sql`set local work_mem = '4MB'`),
      () => read(tx),
      () => tx.execute(sql`set local work_mem = '5MB'`),
      () => read(tx),
      () => tx.execute(sql`set local work_mem = '6MB'`),
      () => read(tx),
    ]),
  );
  expect([before, after, last]).toEqual([[{ set: '4MB' }], [{ set: '5MB' }], [{ set: '6MB' }]]);
});

test('of statements that are sent together the one that failed says why, and none is sent after the end', async () => {
  const late: Promise<unknown>[] = [];
  const failing = database.db.transaction((tx) => {
    const afterwards = new Promise((resolve) => setTimeout(resolve, 50)).then(() => tx.execute(sql`select 1`));
    late.push(afterwards);
    return together([() => tx.execute(sql`select 1 / 0`), () => tx.execute(sql`select 2`), () => afterwards]);
  });
  await expect(failing).rejects.toMatchObject({ cause: { message: 'division by zero' } });
  await expect(late[0]).rejects.toMatchObject({ cause: { code: '25P02' } });
});

test('no statement, lock or idle transaction lasts for ever', async () => {
  const { rows } = await database.pool.query(
    `select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
       current_setting('idle_in_transaction_session_timeout') as idle, current_setting('application_name') as name`,
  );
  expect(rows).toEqual([{ statement: '30s', lock: '10s', idle: '1min', name: 'turs-portal' }]);
});

/** Terminates a connection by its process number from another one, as an administrator or a restart does. */
async function terminate(pid: number): Promise<void> {
  const other = await connectOnce(testDatabase.url);
  await other.query('select pg_terminate_backend($1)', [pid]);
  await other.end();
}

const pidOf = async (db: DbOrTx) =>
  (await db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)).rows[0]?.pid ?? 0;

test('a connection that breaks while idle is replaced; the loss is told once, and the return', async () => {
  told.length = 0;
  await terminate(await pidOf(database.db));
  await expect
    .poll(() => told, { timeout: 60_000 })
    .toEqual([
      expect.stringMatching(/^The database is away \(.+\); what needs it is refused until it is back\.$/),
      expect.stringMatching(/^The database is back after \d+\.\d s\.$/),
    ]);
  expect(await database.db.execute(sql`select 1 as one`)).toMatchObject({ rows: [{ one: 1 }] });
});

test('a connection that breaks within a transaction, between two statements, ends the transaction and nothing else', async () => {
  const lost = database.db.transaction(async (tx) => {
    await terminate(await pidOf(tx));
    await expect.poll(() => tx.execute(sql`select 1`).then(() => 'answers', isDatabaseAway)).toBe(true);
    throw new Error('the work’s own reason');
  });
  expect(await lost.catch(isDatabaseAway)).toBe(true);
  expect(await database.db.transaction((tx) => pidOf(tx))).toBeGreaterThan(0);
});

test('transactions that cannot even begin give their connections back', async () => {
  const level = 'no such level' as 'serializable';
  for (let number = 0; number < 3; number += 1) {
    const begun = database.db.transaction(async () => {}, { isolationLevel: level });
    await expect(begun).rejects.toThrow('begin');
  }
  // One is asked at times whether the database is back.
  await expect.poll(() => database.pool.idleCount - database.pool.totalCount).toBe(0);
});

test('transactions leave a connection to everybody else; when too many wait, one more is refused as busy', async () => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const all = Array.from({ length: 201 }, () => database.db.transaction(() => released));
  const oneMore = await database.db.transaction(async () => {}).catch((error: unknown) => error);
  expect([isDatabaseBusy(oneMore), isDatabaseAway(oneMore)]).toEqual([true, false]);
  expect(await database.db.transaction((tx) => pidOf(tx), { accessMode: 'read only' })).toBeGreaterThan(0);
  release();
  await Promise.all(all);
});

test('when no connection is free in time the database is busy, not away', async () => {
  const lines: string[] = [];
  const own = await connectDatabase(testDatabase.url, { max: 1, log: (line) => lines.push(line) });
  own.pool.options.connectionTimeoutMillis = 50;
  const held = await own.pool.connect();
  const error = await own.db.execute(sql`select 1`).catch((reason: unknown) => reason);
  expect([isDatabaseBusy(error), own.reportAway(error), lines]).toEqual([true, false, []]);
  held.release();
  expect(await own.db.execute(sql`select 1 as one`)).toMatchObject({ rows: [{ one: 1 }] });
  await own.close();
});

test('a statement that takes too long does not mean that the database is away', async () => {
  const slow = database.db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 1`);
    await tx.execute(sql`select pg_sleep(10)`);
  });
  const error = await slow.catch((reason: unknown) => reason);
  expect(String((error as Error).cause)).toContain('statement timeout');
  told.length = 0;
  expect([isDatabaseBusy(error), database.reportAway(error), told]).toEqual([true, false, []]);
});

test('what is asked after the end is no unforeseen error, and nothing is told', async () => {
  const own = await connectDatabase(testDatabase.url, { log: (line) => told.push(line) });
  await own.close();
  told.length = 0;
  const error = await own.db.execute(sql`select 1`).catch((reason: unknown) => reason);
  expect([own.reportAway(error), told]).toEqual([true, []]);
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

/** A fake server that implements PostgreSQL's greeting and answers every query with its two version texts. */
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
