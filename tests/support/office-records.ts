import { asc, getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import type { LoggedChange } from '#contract/admin-record.ts';
import { faqs } from '#server/features/faqs/index.ts';
import { openTestPortal, type TestPortal } from './test-portal.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export const UNKNOWN_ID = '00000000-0000-7000-8000-000000000000';

/** The calls of one resource of the back-office, for its tests. */
export function officeCalls(portal: () => TestPortal, path: string, table: PgTable) {
  /** Calls as an administrator: `admin('GET', '?id=…')`. */
  const admin = (method: Method, query = '', body?: unknown, headers: Record<string, string> = {}) =>
    portal().call(method, `${path}${query}`, { as: 'admin', body, headers });

  /** The records and their log, as they are stored. */
  const everything = async () => {
    const { db } = portal();
    const log = sql`select * from change_log where kind = ${getTableName(table)} order by id`;
    return [(await db.execute(sql`select * from ${table} order by id`)).rows, (await db.execute(log)).rows];
  };

  return {
    admin,
    everything,
    /** The log of one record, or of all. */
    async logged(id?: string): Promise<LoggedChange[]> {
      return (await admin('GET', `/history${id ? `?id=${id}` : ''}`)).json.changes;
    },
    /** Makes a call that is refused, and proves that it changed neither the records nor the log. */
    async refused(send: () => ReturnType<typeof admin>) {
      const before = await everything();
      const { status, json } = await send();
      expect(await everything()).toEqual(before);
      return [status, json.code, json.fields && Object.keys(json.fields)];
    },
  };
}

/** Before each test of a file: a portal with three questions, as the office edits them. */
export function questionsOfOffice() {
  let portal: TestPortal;
  beforeAll(async () => {
    portal = await openTestPortal();
  });
  afterAll(() => portal.close());

  beforeEach(async () => {
    await portal.db.execute(sql`delete from rate_limits`);
    await portal.db.delete(faqs);
    await portal.db.insert(faqs).values(
      [1, 2, 3].map((position) => ({
        ...{ question: `سؤال ${position}`, questionEn: `Question ${position}`, position },
        ...{ answer: `<p>جواب ${position}</p>`, answerEn: `<p>Answer ${position}</p>` },
      })),
    );
  });

  const rows = () => portal.db.select().from(faqs).orderBy(asc(faqs.position), asc(faqs.id));
  return {
    ...officeCalls(() => portal, '/api/admin/faqs', faqs),
    portal: () => portal,
    path: '/api/admin/faqs',
    /** In their order. */
    rows,
    /** The id of the question at a place, from 1. */
    idOf: async (place: number) => (await rows())[place - 1]?.id ?? '',
    input: {
      ...{ name: 'متى يبدأ الموسم؟', name_en: 'When does the season begin?' },
      ...{ description: '<p>في <strong>أكتوبر</strong></p>', description_en: '<p>In October</p>' },
    },
  };
}
