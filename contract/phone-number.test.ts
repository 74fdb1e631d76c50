import { describe, expect, test } from 'vitest';
import { optionalPhoneNumber, phoneNumber } from './fields.ts';

const read = (typed: string) => {
  const result = phoneNumber().safeParse(typed);
  return result.success ? result.data : result.error.issues[0]?.message;
};

describe('a phone number is read as people type it', () => {
  test.each([
    ['+966501234567', '+966501234567'],
    ['0501234567', '+966501234567'],
    ['501234567', '+966501234567'],
    ['٠٥٠١٢٣٤٥٦٧', '+966501234567'],
    ['050 123-4567', '+966501234567'],
    ['(050) 123.4567', '+966501234567'],
    ['966501234567', '+966501234567'],
    ['00966501234567', '+966501234567'],
    ['+966 (0) 50 123 4567', '+966501234567'],
    ['\u200e+966501234567\u202c', '+966501234567'],
    ['0112345678', '+966112345678'],
    ['920012345', '+966920012345'],
    ['8001234567', '+9668001234567'],
    ['+44 20 7946 0958', '+442079460958'],
    ['+44 (0)20 7946 0958', '+442079460958'],
    ['00971501234567', '+971501234567'],
  ])('%s', (typed, number) => {
    expect(read(typed)).toBe(number);
  });
});

describe('what is no number is refused', () => {
  test.each([
    ['', 'required'],
    ['  ', 'required'],
    ['12', 'phone'],
    ['1234', 'phone'],
    ['+9661234567', 'phone'],
    ['05012345678', 'phone'],
    ['+05012345678', 'phone'],
    ['call me', 'phone'],
    ['0501234567x', 'phone'],
    ['0501234567/8', 'phone'],
    ['++966501234567', 'phone'],
    ['1'.repeat(31), 'too_long'],
  ])('%j', (typed, code) => {
    expect(read(typed)).toBe(code);
  });
});

test.each([
  [undefined, undefined],
  ['', ''],
  ['0112345678', '+966112345678'],
])('one that may be empty: %j', (typed, number) => {
  expect(optionalPhoneNumber().parse(typed)).toBe(number);
});
