import { describe, expect, test } from 'vitest';
import { paths } from '#web/app/paths.ts';
import { inLanguage, languageIn, ownAddress, writtenPath } from './own-address.ts';

const publicPaths = [
  ...[paths.home(), paths.signIn(), paths.signUp(), paths.season('first-2025'), paths.competition('0199')],
  ...[paths.results('0199'), paths.shops(), paths.courses(), paths.centres(), paths.gallery(), paths.about()],
  ...[paths.contact(), paths.privacy(), paths.terms(), paths.talents(), paths.community(), paths.newTopic()],
  ...[paths.topic('2025-10-01T08:00:00Z', 'first-robot'), paths.season('موسم')],
];

describe('the written form of a path', () => {
  test.each(publicPaths)('of %s is itself, whether the last slash is there or not', (path) => {
    expect(writtenPath(path)).toBe(path);
    expect(writtenPath(path.replace(/\/$/, ''))).toBe(path);
    expect(writtenPath(path.replace(/\/?$/, '/'))).toBe(path);
  });
});

describe("a page's own address", () => {
  const address = (search: string, declared: string[] = ['category', 'page']) =>
    ownAddress({ pathname: '/courses', search }, declared);

  test.each([
    ['', '/courses/'],
    ['?utm_source=x&lang=en', '/courses/'],
    ['?page=2', '/courses/?page=2'],
    ['?page=1', '/courses/'],
    ['?page=0&category=', '/courses/'],
    ['?page=3&utm_source=x&category=robots', '/courses/?category=robots&page=3'],
    ['?category=a%26b', '/courses/?category=a%26b'],
  ])('leaves out of "%s" what changes nothing', (search, own) => expect(address(search)).toBe(own));

  test('has no parameters where the page declares none', () => {
    expect(address('?page=2', [])).toBe('/courses/');
  });
});

test('an address in a language names it beside its other parameters', () => {
  expect(inLanguage('https://p.example/', 'ar')).toBe('https://p.example/?lang=ar');
  expect(inLanguage('https://p.example/courses/?page=2', 'en')).toBe('https://p.example/courses/?page=2&lang=en');
});

test.each([
  ['?lang=en', 'en'],
  ['?page=2&lang=ar', 'ar'],
  ['?lang=fr', undefined],
  ['', undefined],
])('the language of "%s" is %s', (search, language) => expect(languageIn(search)).toBe(language));
