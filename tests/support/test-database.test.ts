import { expect, test } from 'vitest';
import { connectOnce } from '#server/platform/database.ts';
import { createTestDatabase } from './test-database.ts';

test('each test database is its own, and several can be made at once', async () => {
  const databases = await Promise.all(Array.from({ length: 4 }, () => createTestDatabase()));
  expect(new Set(databases.map((database) => database.url)).size).toBe(4);
  for (const database of databases) {
    const client = await connectOnce(database.url);
    await client.query('create table only_here (id int)');
    await client.end();
  }
  await Promise.all(databases.map((database) => database.drop()));
  const [first] = databases;
  await expect(connectOnce(first?.url ?? '')).rejects.toThrow(/it has no database/);
});

test('a database can be dropped while a connection to it is open', async () => {
  const database = await createTestDatabase();
  const client = await connectOnce(database.url);
  await database.drop();
  await expect(client.query('select 1')).rejects.toThrow();
  await client.end();
});
