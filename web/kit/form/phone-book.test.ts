import { beforeAll, describe, expect, it } from 'vitest';
import { openPhoneBook, type PhoneBook, phoneValue } from './phone-book.ts';

let book: PhoneBook;
beforeAll(async () => {
  book = await openPhoneBook('ar');
});

describe('phoneValue', () => {
  it.each([
    ['0501234567', 'SA', '+966501234567'],
    ['50 123 4567', 'SA', '+966501234567'],
    ['+966 50 123 4567', 'SA', '+966501234567'],
    ['00966501234567', 'SA', '+966501234567'],
    ['+971 50 123 4567', 'SA', '+971501234567'],
    ['050', 'SA', '+966050'],
    ['', 'SA', ''],
  ])('%s typed in %s', (text, country, value) => {
    expect(phoneValue(text, country, book)).toBe(value);
  });
  it('sends what was typed while the library is on its way', () => {
    expect(phoneValue('0501234567', 'SA', undefined)).toBe('0501234567');
  });
});

describe('the phone book', () => {
  it('offers the Kingdom and its neighbours on the Gulf first, then the others by name', () => {
    expect(book.countries.slice(0, 6).map(({ code }) => code)).toEqual(['SA', 'AE', 'KW', 'BH', 'QA', 'OM']);
    const others = book.countries.slice(6).map(({ name }) => name);
    expect(others).toEqual(others.toSorted(new Intl.Collator('ar').compare));
  });
  it('names every country in the language', () => {
    expect(book.countries[0]).toEqual({ code: 'SA', name: 'السعودية', calling: '+966' });
    expect(book.countries.length).toBeGreaterThan(230);
    expect(book.countries.filter(({ name }) => !/[\u0621-\u064a]/.test(name))).toEqual([]);
  });
  it('reads a number of another country, however it is written', () => {
    expect(book.read('+971501234567', 'SA')).toEqual({
      e164: '+971501234567',
      country: 'AE',
      national: '050 123 4567',
    });
    expect(book.read('12', 'SA')).toBeUndefined();
  });
});
