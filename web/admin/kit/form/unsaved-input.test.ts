import { expect, test } from 'vitest';
import { fitting, unsavedInputAt } from './unsaved-input.ts';

function memory() {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  };
  return { kept, storage: () => storage as unknown as Storage };
}

test('what was typed is found again on the same page by the same account, and by nobody else', () => {
  const { storage } = memory();
  const mine = unsavedInputAt('me', '/admin/faqs/new', storage);
  mine.keep({ revision: 3, values: { name: 'نص' } });
  expect(mine.read()).toEqual({ revision: 3, values: { name: 'نص' } });
  expect(unsavedInputAt('me', '/admin/faqs/1/edit', storage).read()).toBeUndefined();
  expect(unsavedInputAt('another', '/admin/faqs/new', storage).read()).toBeUndefined();
  mine.forget();
  expect(mine.read()).toBeUndefined();
});

test('what another version of the portal has stored is not taken', () => {
  const { kept, storage } = memory();
  kept.set('turs:form:me:/x', '"text"');
  expect(unsavedInputAt('me', '/x', storage).read()).toBeUndefined();
  kept.set('turs:form:me:/x', '{');
  expect(unsavedInputAt('me', '/x', storage).read()).toBeUndefined();
  const input = { revision: 1, values: { name: 'kept', gone: 'x', shown: 'no flag' } };
  expect(fitting(input, { name: '', shown: true })).toEqual({ name: 'kept' });
});

test('a browser without storage forgets, and breaks nothing', () => {
  const place = unsavedInputAt('me', '/x', () => {
    throw new DOMException('blocked', 'SecurityError');
  });
  place.keep({ revision: undefined, values: { name: 'x' } });
  place.forget();
  expect(place.read()).toBeUndefined();
});
