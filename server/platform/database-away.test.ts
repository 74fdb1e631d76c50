import { connect } from 'node:net';
import { DrizzleQueryError } from 'drizzle-orm';
import pg from 'pg';
import { expect, test } from 'vitest';
import { isDatabaseAway } from './database-away.ts';

const fromServer = (code: string) => Object.assign(new pg.DatabaseError('said by the server', 0, 'error'), { code });
const fromSystem = (code: string, syscall: string) => Object.assign(new Error(`${syscall} ${code}`), { code, syscall });
const query = (cause: Error) => new DrizzleQueryError('select 1', [], cause);

test.each([
  ['an administrator ended the connection', fromServer('57P01')],
  ['the server crashed', fromServer('57P02')],
  ['the server is starting', fromServer('57P03')],
  ['the connection failed', fromServer('08006')],
  ['no connection is left', fromServer('53300')],
  ['nothing listens', fromSystem('ECONNREFUSED', 'connect')],
  ['the socket is gone', fromSystem('ENOENT', 'connect')],
  ['the connection was reset', fromSystem('ECONNRESET', 'read')],
  ['the connection is closed', fromSystem('EPIPE', 'write')],
  ['the host is unknown for a moment', fromSystem('EAI_AGAIN', 'getaddrinfo')],
  ['the driver lost it', new Error('Connection terminated unexpectedly')],
  ['the driver waited too long for one', new Error('Connection terminated due to connection timeout')],
  ['the driver will not use it again', new Error('Client has encountered a connection error and is not queryable')],
  ['the job queue tells it with its own words behind', new Error('Connection terminated unexpectedly (Queue: x)')],
  ['the job queue copies it', { ...fromSystem('ECONNREFUSED', 'connect'), message: 'connect ECONNREFUSED' }],
  ['a query failed of it', query(fromServer('57P01'))],
  ['a query could not connect', query(fromSystem('ECONNREFUSED', 'connect'))],
])('away: %s', (_, error) => {
  expect(isDatabaseAway(error)).toBe(true);
});

test('away: a host of two addresses, of which neither answers', async () => {
  const error = await new Promise((resolve) => connect({ host: 'localhost', port: 1 }).once('error', resolve));
  expect(isDatabaseAway(error)).toBe(true);
  expect(isDatabaseAway(new AggregateError([fromSystem('ECONNREFUSED', 'connect')]))).toBe(true);
});

test.each([
  ['all connections in use', query(new Error('timeout exceeded when trying to connect'))],
  ['a slow statement', fromServer('57014')],
  ['a lock that was waited for in vain', fromServer('55P03')],
  ['a duplicate', query(fromServer('23505'))],
  ['a full disk', fromServer('53100')],
  ['a missing file', fromSystem('ENOENT', 'open')],
  ['a visitor who went away while sending', Object.assign(new Error('aborted'), { code: 'ECONNRESET' })],
  ['a provider that refused', new Error('fetch failed', { cause: fromSystem('ECONNREFUSED', 'connect') })],
  ['a mail server that refused', Object.assign(fromSystem('ECONNREFUSED', 'connect'), { code: 'ESOCKET' })],
  ['nothing at all', undefined],
])('not away: %s', (_, error) => {
  expect(isDatabaseAway(error)).toBe(false);
});
