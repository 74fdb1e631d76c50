import { expect, test } from 'vitest';
import { readSerial, serialOf, whyNotIssued } from './certificate.ts';

const active = { team: { status: true, payment_status: true }, hasEntity: true, hasResult: true };

test.each([
  ['an active team with an entity', active, undefined, undefined],
  ['one without a result', { ...active, hasResult: false }, undefined, 'certificate_without_result'],
  [
    'one without an entity',
    { ...active, hasEntity: false },
    'certificate_without_entity',
    'certificate_without_entity',
  ],
  ['an unpaid one', { ...active, team: { status: true, payment_status: false } }, 'team_not_active', 'team_not_active'],
  [
    'a withdrawn one',
    { ...active, team: { status: false, payment_status: true } },
    'team_not_active',
    'team_not_active',
  ],
])('%s', (_, facts, qualification, final) => {
  expect(whyNotIssued('q', facts)).toBe(qualification);
  expect(whyNotIssued('f', facts)).toBe(final);
});

test.each([
  ['as it is printed', (serial: string) => serial],
  ['without hyphens', (serial: string) => serial.replaceAll('-', '')],
  ['with spaces', (serial: string) => ` ${serial.replaceAll('-', ' ')} `],
  ['in Arabic digits', (serial: string) => serial.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] as string)],
  ['with the hyphens of a word processor', (serial: string) => serial.replaceAll('-', '–')],
])('a serial is read %s', (_, typed) => {
  const serial = serialOf('48290713566420');
  expect(serial).toMatch(/^\d{3}(-\d{3}){4}$/);
  expect(readSerial(typed(serial))).toBe(serial);
});

test('a wrong digit, and two that changed places, are no serial', () => {
  const right = serialOf('48290713566420').replaceAll('-', '');
  for (let at = 0; at < right.length; at += 1) {
    for (const digit of '0123456789') {
      const wrong = right.slice(0, at) + digit + right.slice(at + 1);
      expect(readSerial(wrong) === undefined).toBe(wrong !== right);
    }
    const turned = right.slice(0, at) + (right[at + 1] ?? '') + right[at] + right.slice(at + 2);
    if (turned !== right) expect(readSerial(turned)).toBeUndefined();
  }
});

test.each(['', '482', 'abc', '482-907-135-664-2033', '1e14', '482-907-135-664-2o3'])('%j is no serial', (text) => {
  expect(readSerial(text)).toBeUndefined();
});
