import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { limits } from '#contract/limits.ts';
import { type Answer, type Listing, openAnswers } from './answers.ts';

type Row = { key: string; body: unknown; fetchedAt: Date };
type Question = {
  key: string;
  /** Answers; the pictures come later. */
  begin(text: string): Promise<void>;
  say(text: string): Promise<void>;
  fail(): Promise<void>;
};

/** Lets all pending work run as far as it can: nothing here takes time. */
const settle = () => new Promise((resolve) => setImmediate(resolve));
/** A wait that never ends, and one that has ended. */
const forever = new Promise<void>(() => {});
const over = Promise.resolve();

/** Answers over a store in memory, an academy controlled by the test, and a clock that stands still. */
function open(rows: Record<string, Omit<Row, 'key'>> = {}) {
  const kept = new Map(Object.entries(rows).map(([key, row]): [string, Row] => [key, { key, ...row }]));
  const written: string[] = [];
  const time = { now: Date.parse('2026-03-01T09:00:00Z') };
  const questions: Question[] = [];
  const store = {
    read: async (key: string) => kept.get(key),
    async keep(key: string, body: unknown, fetchedAt: Date, again: boolean) {
      if (!again && kept.get(key)?.body === body) return;
      kept.set(key, { key, body, fetchedAt });
      written.push(key);
    },
  };
  const answers = openAnswers({ store, clock: () => new Date(time.now), report: () => {} });
  const list = (key: string): Listing<string> => ({
    key,
    schema: z.string(),
    ask: (keep) =>
      new Promise((resolve, reject) => {
        questions.push({
          key,
          async begin(text) {
            await keep(text);
            await settle();
          },
          async say(text) {
            await keep(text);
            resolve();
            await settle();
          },
          async fail() {
            reject(new Error('down'));
            await settle();
          },
        });
      }),
  });
  return {
    time,
    questions,
    written,
    /** What a visitor gets whose wait ends with `late`. */
    visit: (key = 'courses', late = forever) => answers.answer(list(key), late),
    known: (key: string, late = forever) => answers.known(list(key), late),
  };
}

/** As `open`, with a list that has just been fetched. */
async function heard() {
  const world = open();
  const first = world.visit();
  await settle();
  await world.questions[0]?.say('old');
  await first;
  world.written.length = 0;
  return world;
}
const shown = ({ body, stale }: Answer<string>) => `${body}${stale ? ', stale' : ''}`;

describe('a list that was heard a short while ago', () => {
  test('is shown, and not asked for again', async () => {
    const { time, questions, visit } = await heard();
    time.now += limits.catalogueFresh - 1;
    expect(shown(await visit())).toBe('old');
    expect(questions).toHaveLength(1);
  });

  test('then is shown at once, while one question is under way, whose answer comes next', async () => {
    const { time, questions, written, visit } = await heard();
    time.now += limits.catalogueFresh;
    for (let visitors = 0; visitors < 5; visitors += 1) expect(shown(await visit())).toBe('old');
    expect(questions).toHaveLength(2);
    await questions[1]?.say('new');
    expect(shown(await visit())).toBe('new');
    expect(written).toEqual(['courses']);
  });

  test('is shown with its date once the academy has failed, and written again when it is back', async () => {
    const { time, questions, written, visit } = await heard();
    const fetchedAt = new Date(time.now);
    time.now += limits.catalogueFresh;
    await visit();
    await questions[1]?.fail();
    const during = await visit();
    expect(during).toEqual({ body: 'old', fetchedAt, stale: true });
    expect(written).toEqual([]);
    // The body is the same as before, but pages cached elsewhere that report the outage must be dropped.
    await questions[2]?.say('old');
    expect(written).toEqual(['courses']);
    expect(shown(await visit())).toBe('old');
  });
});

test('pictures that come later change neither the date of their answer nor what is known of the academy since', async () => {
  const { time, questions, visit } = await heard();
  time.now += limits.catalogueFresh;
  await visit();
  const fetchedAt = new Date(time.now);
  await questions[1]?.begin('new');
  time.now += limits.catalogueFresh;
  const other = visit('shop');
  await settle();
  await questions[2]?.fail();
  await other;
  await questions[1]?.say('new, with pictures');
  expect(await visit()).toEqual({ body: 'new, with pictures', fetchedAt, stale: true });
});

describe('a list of which nothing recent is known', () => {
  test('is waited for, for no longer than the visitor is patient', async () => {
    const { time, questions, visit } = await heard();
    time.now += limits.catalogueKept;
    const patient = visit();
    expect(shown(await visit('courses', over))).toBe('old, stale');
    expect(questions).toHaveLength(2);
    await questions[1]?.say('new');
    expect(shown(await patient)).toBe('new');
  });

  test('is empty when the academy does not answer; then nobody waits, whatever the list', async () => {
    const { questions, visit, known } = open();
    expect(await visit('courses', over)).toEqual({ body: undefined, fetchedAt: null, stale: false });
    expect((await visit()).body).toBeUndefined();
    expect((await visit('shop')).body).toBeUndefined();
    expect((await known('categories')).body).toBeUndefined();
    expect(questions.map(({ key }) => key)).toEqual(['courses', 'shop', 'categories']);
  });

  test('is waited for again once the academy has said anything, or a while has gone by', async () => {
    const { time, questions, visit } = open();
    await visit('courses', over);
    time.now += limits.catalogueFresh;
    const waiting = visit('shop');
    await settle();
    await questions[1]?.say('kits');
    expect(shown(await waiting)).toBe('kits');
    const other = visit('categories');
    await settle();
    await questions[2]?.say('all');
    expect(shown(await other)).toBe('all');
  });

  test('an answer that comes too late for its visitor is kept for the next', async () => {
    const { questions, visit } = open();
    await visit('courses', over);
    await questions[0]?.say('late');
    expect(shown(await visit())).toBe('late');
    expect(questions).toHaveLength(1);
  });

  test('what another process left behind is shown with its date while the academy is silent', async () => {
    const fetchedAt = new Date('2026-02-20T09:00:00Z');
    const { questions, visit } = open({ courses: { body: 'left', fetchedAt } });
    const first = visit();
    await settle();
    await questions[0]?.fail();
    expect(await first).toEqual({ body: 'left', fetchedAt, stale: true });
    expect(await visit()).toEqual({ body: 'left', fetchedAt, stale: true });
  });
});

test('what an older release kept in another shape counts as none', async () => {
  const { visit } = open({ courses: { body: { items: 1 }, fetchedAt: new Date() } });
  expect(await visit('courses', over)).toEqual({ body: undefined, fetchedAt: null, stale: false });
});

test('to tell what exists, what is kept will do, however old it is', async () => {
  const { time, questions, known } = await heard();
  time.now += 10 * limits.catalogueKept;
  expect((await known('courses')).body).toBe('old');
  expect(questions).toHaveLength(2);
});
