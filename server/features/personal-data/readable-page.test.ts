import { expect, test } from 'vitest';
import { type Language, languages } from '#contract/languages.ts';
import { readablePage } from './readable-page.ts';

const hostile = `<script>alert(1)</script><img src=x onerror=alert(1)>"'&`;
const now = new Date('2026-11-23T10:00:00Z');
const page = (data: Record<string, unknown>, language: Language | null = 'en', name = 'Reem') =>
  readablePage(data, { name, language, now });
const account = { name: 'ريم', guardianName: 'None', guardianPhone: '', dob: '2012-03-04', status: true };

test('nothing that was typed is more than text, wherever it stands', () => {
  const html = page(
    {
      account: { account: { ...account, name: hostile, guardianName: hostile } },
      forum: { topics: [{ title: hostile, body: `<p>Mine &lt;script&gt;</p>${hostile}` }] },
      paymentRecords: { paymentRecords: [{ data: { [hostile]: hostile }, [hostile]: hostile, type: 'constructor' }] },
      orders: { [hostile]: [{ items: { [hostile]: { ar: hostile, en: hostile } } }] },
    },
    null,
    hostile,
  );
  const tags = new Set([...html.matchAll(/<\/?([a-z][a-z0-9]*)/gi)].map(([, name]) => name));
  expect([...tags].filter((tag) => /script|img|iframe|svg|object|form/i.test(tag ?? ''))).toEqual([]);
  expect(html).not.toMatch(/<[^>]*\son\w+=/i);
  expect(html).toContain('&#60;script&#62;alert(1)');
  expect(html.match(/alert\(1\)/g)?.length).toBeGreaterThan(10);
});

test('loads nothing and runs nothing', () => {
  const html = page({ account: { account } });
  expect(html).toContain(`content="default-src 'none'; style-src 'unsafe-inline'"`);
  expect(html).not.toMatch(/<script|<link|src=|url\(|@import/);
});

test.each(languages)('is in the language of the person: %s', (language) => {
  const html = page({ account: { account } }, language);
  expect(html.match(/<main lang="\w\w"/g)).toEqual([`<main lang="${language}"`]);
  expect(html).toContain(language === 'ar' ? 'dir="rtl"' : 'dir="ltr"');
});

test('says times as in Riyadh, amounts in riyals, and values in words; leaves out what says nothing', () => {
  const html = page({
    account: { account },
    orders: { orders: [{ total: 40_300, paidAt: '2026-11-23T21:30:00.000Z', paymentMethod: 'manual', note: '' }] },
    sessions: { sessions: [] },
  });
  expect(html).toContain('403.00');
  expect(html).toMatch(/24 November 2026/);
  expect(html).toContain('recorded by the office');
  expect(html).toContain('Nothing is kept here.');
  expect(html).not.toContain('None');
  expect(html).not.toContain('<dt>Note</dt>');
});
