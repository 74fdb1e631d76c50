import type { FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import { adminFaqs, listFaqs } from '#contract/endpoints/faqs.ts';
import { getUser } from '#contract/endpoints/session.ts';
import { Refusal } from './refusal.ts';
import { refuseUndeclared } from './undeclared-parameters.ts';

const asking = (query: Record<string, string>) => ({ query }) as FastifyRequest;

it('lets pass what the call declares, and the language', () => {
  refuseUndeclared(adminFaqs.list, asking({ s: 'x', shown: 'true', sort: '-name', page: '2', lang: 'ar' }));
  refuseUndeclared(listFaqs, asking({ status: 'true' }));
  refuseUndeclared(getUser, asking({}));
});

it.each([
  [adminFaqs.list, 'search'],
  [getUser, 'id'],
])('names what no call declares', (endpoint, name) => {
  const refused = () => refuseUndeclared(endpoint, asking({ [name]: 'x' }));
  expect(refused).toThrow(Refusal);
  expect(refused).toThrow(expect.objectContaining({ fields: { [name]: expect.stringContaining('declare') } }));
});
