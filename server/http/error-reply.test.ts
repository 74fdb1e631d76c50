import { DrizzleQueryError } from 'drizzle-orm';
import Fastify from 'fastify';
import pg from 'pg';
import { expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { z } from '#contract/zod.ts';
import { registerErrorReplies } from './error-reply.ts';
import { registerLanguage } from './language.ts';
import { Refusal } from './refusal.ts';

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
  registerErrorReplies(app);
  app.get('/api/x', async () => {
    throw new DrizzleQueryError('insert into secret', [], cause);
  });
  const answer = await app.inject('/api/x');
  await app.close();
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([status, status === 503 ? '5' : undefined]);
  expect(answer.body).not.toContain('secret');
});

test.each([
  [true, 500, 'unknown_error'],
  [false, 409, 'team_paid'],
])('an error that its call does not declare is a fault in tests alone (strict: %s)', async (strict, status, code) => {
  const app = Fastify();
  await app.register(import('@fastify/cookie'));
  registerLanguage(app);
  registerErrorReplies(app, { strict });
  const declared = { method: 'GET', path: '/api/x', access: 'public', summary: '', answer: z.object({}) } as const;
  const open = (url: string, endpoint: Endpoint) =>
    app.get(url, { config: { endpoint } }, async () => {
      throw new Refusal('team_paid');
    });
  open('/api/x', declared);
  open('/api/y', { ...declared, errors: ['team_paid'] });
  const [undeclared, known] = [await app.inject('/api/x'), await app.inject('/api/y')];
  await app.close();
  expect([undeclared.statusCode, undeclared.json().code]).toEqual([status, code]);
  expect([known.statusCode, known.json().code]).toEqual([409, 'team_paid']);
});
