import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { fill } from '#locales/fill.ts';
import { sentenceOf } from './phrase.ts';
import { Sentence } from './Sentence.tsx';
import { createWords, WordsContext } from './words.tsx';

const phrases = {
  title: 'Teams',
  menu: { open: 'Open {{what}}' },
  teams_one: '{{count}} team of {{name}}',
  teams_other: '{{count}} teams of {{name}}',
};

describe('a phrase', () => {
  it('is found by its key, nested ones by dots', () => {
    expect(sentenceOf('en', phrases, 'title')).toBe('Teams');
    expect(fill(sentenceOf('en', phrases, 'menu.open'), { what: 'it' })).toBe('Open it');
  });

  it('has the plural form of its count', () => {
    expect(sentenceOf('en', phrases, 'teams', { count: 1 })).toBe('{{count}} team of {{name}}');
    expect(sentenceOf('en', phrases, 'teams', { count: 0 })).toBe('{{count}} teams of {{name}}');
    const arabic = {
      days_zero: '0',
      days_one: '1',
      days_two: '2',
      days_few: 'few',
      days_many: 'many',
      days_other: 'x',
    };
    const forms = [0, 1, 2, 3, 10, 11, 99, 100, 102].map((count) => sentenceOf('ar', arabic, 'days', { count }));
    expect(forms).toEqual(['0', '1', '2', 'few', 'few', 'many', 'many', 'x', 'x']);
  });

  it('may have a count and no plural forms', () => {
    expect(fill(sentenceOf('ar', { page: 'صفحة {{count}}' }, 'page', { count: 3 }), { count: 3 })).toBe('صفحة 3');
  });

  it('groups the digits of a count', () => {
    expect(fill('{{count}} of {{year}}', { count: 400_000, year: 2026 })).toBe('400,000 of 2026');
  });

  it('takes values as they are, and never looks into them', () => {
    expect(fill('{{a}} and {{b}}', { a: '{{b}}', b: '$&' })).toBe('{{b}} and $&');
    expect(fill('{{missing}}!')).toBe('!');
  });

  it('is its key where there is none, also for names that every object has', () => {
    expect(sentenceOf('en', phrases, 'nothing.here')).toBe('nothing.here');
    expect(sentenceOf('en', phrases, 'constructor')).toBe('constructor');
    expect(sentenceOf('en', undefined, 'title')).toBe('title');
  });
});

describe('a sentence with parts', () => {
  const show = (accept: string, values?: { name: string }) => {
    const words = createWords('en', { common: { offline: accept } });
    const sentence = createElement(Sentence<'common'>, {
      of: 'common',
      text: 'offline',
      parts: { link: createElement('a', { href: '/terms' }) },
      values,
    });
    return renderToString(createElement(WordsContext, { value: words }, sentence)).replaceAll('<!-- -->', '');
  };

  it('puts its pieces into the elements given', () => {
    expect(show('I accept the <link>terms</link>, all of <link>them</link>.')).toBe(
      'I accept the <a href="/terms">terms</a>, all of <a href="/terms">them</a>.',
    );
  });

  it('shows a value that looks like a part as text', () => {
    expect(show('Hello {{name}}, <link>go on</link>', { name: '<link>x</link>' })).toBe(
      'Hello &lt;link&gt;x&lt;/link&gt;, <a href="/terms">go on</a>',
    );
  });
});
