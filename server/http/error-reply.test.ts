import { DrizzleQueryError } from 'drizzle-orm';
import Fastify from 'fastify';
import pg from 'pg';
import { expect, test } from 'vitest';
import { registerErrorReplies } from './error-reply.ts';
import { registerLanguage } from './language.ts';

test.each([
  ['a lock that came too late', '55P03', 503],
  ['a deadlock', '40P01', 503],
  ['a statement that took too long', '57014', 503],
  ['a fault of ours', '42601', 500],
])('%s is answered as what it is', async (_, code, status) => {
  const app = Fastify();
  await app.register(import('@fastify/cookie'));
  registerLanguage(app);
  registerErrorReplies(app, () => false);
  app.get('/api/x', async () => {
    const cause = Object.assign(new pg.DatabaseError('said by the server', 0, 'error'), { code });
    throw new DrizzleQueryError('insert into secret', [], cause);
  });
  const answer = await app.inject('/api/x');
  await app.close();
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([status, status === 503 ? '5' : undefined]);
  expect(answer.body).not.toContain('secret');
});
