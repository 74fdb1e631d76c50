import { expect, it } from 'vitest';
import { linkAddress, pageAddress } from './link-address.ts';

it.each([
  ['https://example.com/a?b=c#d', 'https://example.com/a?b=c#d'],
  ['  http://example.com ', 'http://example.com/'],
  ['example.com/rules', 'https://example.com/rules'],
  ['example.com:8080/x', 'https://example.com:8080/x'],
])('%j is %s', (typed, address) => {
  expect(linkAddress(typed)).toBe(address);
});

it.each([
  '',
  'word',
  'two words.com',
  'javascript:alert(1)',
  'JAVASCRIPT://example.com/%0aalert(1)',
  'java\tscript:alert(1)',
  'data:text/html,<script>',
  'mailto:a@example.com',
  'https://bank.example@evil.example/',
  'https://',
])('%j is none', (typed) => {
  expect(linkAddress(typed)).toBeUndefined();
});

it.each([
  ['/terms-conditions/', '/terms-conditions/'],
  ['#fees', '#fees'],
  ['mailto:a@example.com', 'mailto:a@example.com'],
  ['tel:+966500000000', 'tel:+966500000000'],
  ['example.com', 'https://example.com/'],
])('the office may link to %j', (typed, address) => {
  expect(pageAddress(typed)).toBe(address);
});

it.each(['//evil.example', '/\\evil.example', 'javascript:alert(1)', 'data:text/html,x', ''])(
  'not even the office may link to %j',
  (typed) => {
    expect(pageAddress(typed)).toBeUndefined();
  },
);
