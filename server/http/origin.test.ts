import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { originOf } from './origin.ts';

const ask = async (publicUrl?: string) => {
  const app = Fastify();
  app.get('/', async (request) => originOf(request, publicUrl));
  return (await app.inject({ url: '/', headers: { host: 'whoever.example:8080' } })).body;
};

test('without a configured address a request names its own', async () => {
  expect(await ask()).toBe('http://whoever.example:8080');
});

test('a configured address stands, whatever a request says', async () => {
  expect(await ask('https://portal.example')).toBe('https://portal.example');
});
