import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { errorLine, errorReport, harmless, logger } from './log.ts';

describe('a text that is kept', () => {
  test.each([
    ['550 5.1.1 <huda.al+x@mail.example>: User unknown', '550 5.1.1 <[e-mail]>: User unknown'],
    ['to هدى@مثال.السعودية or huda%40example.com', 'to [e-mail] or [e-mail]'],
    ['id 1098765432, ١٠٩٨٧٦٥٤٣٢, ۱۰۹۸۷۶۵۴۳۲, +966500001234', 'id [number], [number], [number], +[number]'],
    ['Bearer Zk3-x_9aB0cD1eF2gH3iJ4kL5mN6oP7qR8sT9uV0wX1 x', 'Bearer [token] x'],
    ['ref 0A1B2C3D4E5F60718293A4B5C6D7E8F9', 'ref [token]'],
    ['GET https://steb.example/user?token=abc&id=1 failed', 'GET https://steb.example/user?[query] failed'],
    ['smtp://user:pass@mail.example:25 is gone', 'smtp://mail.example:25 is gone'],
    ['Failed query: select 1\nparams: Huda,x\ny', 'Failed query: select 1'],
    ['invalid input syntax for type uuid: "Huda "the" Great"', 'invalid input syntax for type uuid: [value]'],
    [
      'Unexpected token \'H\', ..."me": "Huda"}"... is not valid JSON',
      "Unexpected token 'H', [value] is not valid JSON",
    ],
    ['one\ntwo', 'one two'],
  ])('%j becomes %j', (text, kept) => {
    expect(harmless(text)).toBe(kept);
  });

  test.each([
    'duplicate key value violates unique constraint "payment_attempts_one_open_key"',
    'the team 019a2f3c-1b2d-7e4f-8a9b-123456789012 has no order, status 503, 30000 ms',
    'connect ECONNREFUSED 127.0.0.1:5432',
  ])('%j stays', (text) => {
    expect(harmless(text)).toBe(text);
  });

  test('has an end', () => {
    expect(harmless('word '.repeat(100_000)).length).toBeLessThanOrEqual(2_000);
  });
});

test('an error is told with its causes, whatever was thrown', () => {
  const root = Object.assign(new Error('connect ECONNREFUSED ::1'), { code: 'ECONNREFUSED' });
  const error = new TypeError('fetch failed', { cause: root });
  expect(errorLine(error)).toBe('TypeError: fetch failed, caused by Error ECONNREFUSED: connect ECONNREFUSED ::1');
  expect(errorLine('no')).toBe('no');
  expect(errorLine(null)).toBe('null');
  // The format in which the queue logs its own problems: the fields of an error, and the job.
  const told = { message: 'connection lost', code: '57P01', queue: 'send-welcome', cause: { name: 'Huda', id: 1 } };
  expect(errorLine(told)).toBe('Error 57P01: connection lost, caused by an object of name, id');
  expect(errorLine({})).toBe('an object of nothing');
  const circle = new Error('round');
  circle.cause = circle;
  expect(errorLine(circle)).toMatch(/^(Error: round, caused by ){4}Error: round$/);
});

test('a message that looks like the place where it happened is not taken for one', () => {
  const report = errorReport(new Error('x\n    at Huda (secret.ts:1:1)'));
  expect(report.split('\n').slice(1).join()).not.toContain('secret.ts');
  expect(report).toContain('log.test.ts');
});

test.each([
  ['alone', (app: ReturnType<typeof Fastify>, error: Error) => app.log.error(error)],
  ['as a field', (app: ReturnType<typeof Fastify>, error: Error) => app.log.error({ err: error })],
  [
    'with its own words',
    (app: ReturnType<typeof Fastify>, error: Error) => app.log.error({ err: error }, error.message),
  ],
])('an error that is logged %s is harmless in every part of the line', (_, log) => {
  const lines: string[] = [];
  const app = Fastify({ logger: logger('warn', { write: (line) => lines.push(line) }) });
  log(app, new Error('no mail to huda@example.com', { cause: new Error('1098765432') }));
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('no mail to [e-mail]');
  expect(lines[0]).not.toMatch(/huda|1098765432/);
});
