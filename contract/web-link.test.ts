import { describe, expect, test } from 'vitest';
import { MilestoneInput } from './endpoints/admin-seasons.ts';
import { optionalVideo, optionalWebLink, webLink } from './fields.ts';
import { noticeLink, secureLink } from './setting-fields.ts';
import { z } from './zod.ts';

/** Every field in which somebody enters an address that others open. */
const fields: Record<string, z.ZodType> = {
  webLink: webLink(),
  optionalWebLink: optionalWebLink(),
  optionalVideo: optionalVideo(),
  secureLink: secureLink(),
  noticeLink: noticeLink(),
  milestone: z.unknown().transform((link, context) => {
    const day = '2026-02-01';
    const texts = { title: 'x', title_en: 'x', from: day, to: day, kind: 'other' };
    const read = MilestoneInput.safeParse({ _id: '0199aaaa-aaaa-7aaa-8aaa-aaaaaaaaaaaa', ...texts, link });
    if (!read.success) context.addIssue({ code: 'custom', message: 'link' });
  }),
};

describe.each(Object.entries(fields))('%s', (_, field) => {
  test.each([
    'https://www.youtube.com/watch?v=a-b_c&t=10s',
    'https://ar.wikipedia.org/wiki/روبوت',
    "https://example.com/it's(here),*too*",
    'https://example.com:8443/%22quoted%22#part',
  ])('takes %s', (link) => {
    expect(field.safeParse(link).success).toBe(true);
  });

  test.each([
    'https://example.com/"><script>alert(1)</script>',
    'https://example.com/<b>',
    'https://user:password@example.com/',
    'https://example.com@evil.example/',
    'https://example.com/a b',
    'https://example.com\\@evil.example/',
    'https:///example.com',
    'javascript:alert(1)//https://example.com',
    '//evil.example/',
  ])('refuses %s', (link) => {
    expect(field.safeParse(link).success).toBe(false);
  });
});
