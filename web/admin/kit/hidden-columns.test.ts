import { expect, test } from 'vitest';
import { hiddenOf, readChosen } from './hidden-columns.ts';

test('what was chosen stands above what is hidden at first, column by column', () => {
  expect(hiddenOf({}, ['level', 'region'])).toEqual(['level', 'region']);
  expect(hiddenOf({ level: true, school: false }, ['level', 'region'])).toEqual(['region', 'school']);
});

test('a column that is new and hidden at first is hidden for whoever has chosen others, too', () => {
  expect(hiddenOf({ school: false }, ['bus'])).toEqual(['bus', 'school']);
});

test('what the browser has kept is read, also as it was kept before; anything else is nothing', () => {
  expect(readChosen({ level: true, school: false, city: 'no' })).toEqual({ level: true, school: false });
  expect(readChosen(['level'])).toEqual({ level: false });
  for (const kept of [undefined, null, 'level', 7]) expect(readChosen(kept)).toEqual({});
});
