import { expect, it } from 'vitest';
import { rightAddress } from './right-address.ts';

const topic = { created_at: '2026-02-01T22:30:00.000Z', slug: 'حساس-الألوان' };

it('has nothing to say of the right day', () => {
  expect(rightAddress({ date: '2026-02-01', page: 3 }, topic)).toBeUndefined();
});

it.each(['2026-02-02', '2026-2-1', 'yesterday', ''])('leads from %j to the right day', (date) => {
  expect(rightAddress({ date, page: 1 }, topic)).toBe(`/community/forums/2026-02-01/${encodeURIComponent(topic.slug)}`);
});

it('keeps the page of comments', () => {
  expect(rightAddress({ date: '2020-01-01', page: 2 }, topic)).toMatch(/\?page=2$/);
});
