import { DrizzleQueryError } from 'drizzle-orm';
import Fastify from 'fastify';
import pg from 'pg';
import { expect, test } from 'vitest';
import { registerErrorReplies } from './error-reply.ts';
import { registerLanguage } from './language.ts';

const fromServer = (code: string) => Object.assign(new pg.DatabaseError('said by the server', 0, 'error'), { code });

test.each([
  ['a lock that came too late', fromServer('55P03'), 503],
  ['a deadlock', fromServer('40P01'), 503],
  ['a statement that took too long', fromServer('57014'), 503],
  ['no free connection', new Error('timeout exceeded when trying to connect'), 503],
  ['a fault of ours', fromServer('42601'), 500],
])('%s is answered as what it is', async (_, cause, status) => {
  const app = Fastify();
  await app.register(import('@fastify/cookie'));
  registerLanguage(app);
  registerErrorReplies(app, () => false);
  app.get('/api/x', async () => {
    throw new DrizzleQueryError('insert into secret', [], cause);
  });
  const answer = await app.inject('/api/x');
  await app.close();
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([status, status === 503 ? '5' : undefined]);
  expect(answer.body).not.toContain('secret');
});
