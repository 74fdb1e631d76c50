import { DrizzleQueryError } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { failureOf } from './failure.ts';
import { StartError } from './platform/start-error.ts';

const fault = (code: string) => Object.assign(new Error('said by somebody else'), { code });

test.each([
  [new StartError('The port is taken.'), 'The port is taken.'],
  [fault('ENOSPC'), 'It failed: the disk is full.'],
  [new Error('E_CANNOT_WRITE_FILE', { cause: fault('ENOSPC') }), 'It failed: the disk is full.'],
  [new DrizzleQueryError('insert', [], fault('53100')), 'It failed: the disk is full.'],
  [Object.assign(new Error('database or disk is full'), { errcode: 13 }), 'It failed: the disk is full.'],
  [new DrizzleQueryError('rollback', [], fault('57P02')), 'It failed: the connection to the database was lost.'],
])('%s is one sentence', (error, sentence) => {
  expect(failureOf('It failed', error)).toBe(sentence);
});

test('a fault of ours shows its stack', () => {
  expect(failureOf('It failed', new TypeError('of undefined'))).toMatch(/^It failed: TypeError: of undefined\n +at /);
});
