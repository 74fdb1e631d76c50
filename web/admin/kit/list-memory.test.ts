import { expect, test } from 'vitest';
import { lastAddressOf, rememberQuery } from './list-memory.ts';

const kept = new Map<string, string>();
const storage = () =>
  ({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  }) as unknown as Storage;

test('the way back leads to the list as it was left', () => {
  expect(lastAddressOf('/admin/faqs', storage)).toBe('/admin/faqs');
  rememberQuery('/admin/faqs/', '?s=fees&page=2', storage);
  expect(lastAddressOf('/admin/faqs', storage)).toBe('/admin/faqs?s=fees&page=2');
  rememberQuery('/admin/faqs', '', storage);
  expect(lastAddressOf('/admin/faqs', storage)).toBe('/admin/faqs');
});

test('without storage it leads to the beginning of the list', () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  rememberQuery('/admin/faqs', '?page=2', blocked);
  expect(lastAddressOf('/admin/faqs', blocked)).toBe('/admin/faqs');
});
