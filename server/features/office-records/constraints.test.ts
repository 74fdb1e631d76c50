import { eq, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { adminFaqs } from '#contract/endpoints/faqs.ts';
import { officeFaqs } from '#server/features/faqs/office.ts';
import { faqs } from '#server/features/faqs/table.ts';
import { users } from '#server/features/users/index.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Route } from '#server/http/route.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';
import { crudRoutes } from './crud-routes.ts';

/* No resource has such a rule yet: the questions get two in this database, and calls of their own. */
let portal: TestPortal;
let send: (call: Endpoint, body: object) => Promise<Refusal | undefined>;

beforeAll(async () => {
  portal = await openTestPortal();
  await portal.tokenOf('admin');
  await portal.db.execute(sql`create unique index faqs_once on faqs (question_en)`);
  await portal.db.execute(sql`alter table faqs add constraint faqs_no_shouting check (question !~ '!!')`);
  await portal.db.execute(sql`alter table faqs add constraint faqs_unlisted check (question !~ '##')`);
  const [person] = await portal.db.select().from(users).where(eq(users.type, 4));
  const handlers = new Map<Endpoint, (context: object) => Promise<unknown>>();
  const route = ((call: Endpoint, handle: (context: object) => Promise<unknown>) =>
    handlers.set(call, handle)) as Route;
  crudRoutes(route, adminFaqs, {
    ...officeFaqs(portal.db),
    constraints: {
      faqs_once: { field: 'name_en', code: 'taken' },
      faqs_no_shouting: { field: 'name', code: 'invalid' },
    },
  });
  const request = { headers: {}, language: 'en' } as FastifyRequest;
  send = async (call, body) =>
    handlers
      .get(call)?.({ body, person, request })
      .then(
        () => undefined,
        (error) => error,
      );
});
afterAll(() => portal.close());
beforeEach(() => portal.db.delete(faqs));

const question = { name: 'متى؟', name_en: 'When?', description: '<p>غدًا</p>', description_en: '<p>Tomorrow</p>' };

test('a rule of the database is said beside the field that broke it, and nothing is written', async () => {
  expect(await send(adminFaqs.create, question)).toBeUndefined();
  const twice = await send(adminFaqs.create, question);
  expect([twice?.code, twice?.fields]).toEqual(['invalid_fields', { name_en: 'taken' }]);
  expect(await send(adminFaqs.create, { ...question, name_en: 'Where?' })).toBeUndefined();

  const [, second] = await portal.db.select().from(faqs).orderBy(faqs.position);
  const change = { ...question, id: second?.id };
  expect((await send(adminFaqs.update, change))?.fields).toEqual({ name_en: 'taken' });
  expect((await send(adminFaqs.update, { ...change, name: 'متى!!', name_en: 'Where?' }))?.fields).toEqual({
    name: 'invalid',
  });
  expect(
    await portal.db
      .select()
      .from(faqs)
      .where(eq(faqs.id, second?.id ?? '')),
  ).toEqual([second]);
});

test('a rule that no field is named for stays an error of ours', async () => {
  const failed = await send(adminFaqs.create, { ...question, name: 'متى##' });
  expect(failed).toBeInstanceOf(Error);
  expect(failed).not.toBeInstanceOf(Refusal);
});
