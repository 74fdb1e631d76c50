import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import catalogue from '#locales/en/catalogue.ts';
import { createWords, WordsContext } from '#web/lib/words.tsx';
import { CourseCard } from '../courses/CourseCard.tsx';
import { ProductCard } from '../shops/ProductCard.tsx';

const place = { here: '/courses/', busy: false, early: false, onOpen: () => {} };
const hostile = '<img src=x onerror=alert(1)>"\'</script>';

/** The markup of a card, as rendered by the server. */
function render(card: ReturnType<typeof createElement>): string {
  const words = createWords('en', { catalogue });
  return renderToStaticMarkup(createElement(WordsContext, { value: words }, createElement(MemoryRouter, null, card)));
}
const course = (more: object = {}) =>
  createElement(CourseCard, {
    course: { id: '1', name: hostile, instructor: hostile, image: null, ...more },
    inList: { kind: 'courses', ...place },
  });
const product = (more: object = {}) =>
  createElement(ProductCard, {
    product: { id: '1', name: hostile, price: hostile, image: null, ...more },
    inList: { kind: 'shops', ...place },
  });

test.each([
  ['course', course],
  ['product', product],
])('markup in the name of a %s is text; without a picture it has its cloth, the same for the same id', (_, card) => {
  const html = render(card());
  expect(html).not.toMatch(/<img|<script|<\/script/);
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
  expect(html).toContain('<svg');
  expect(render(card({ name: 'other' }))).toContain(/<path[^>]*>/.exec(html)?.[0]);
});

test('a picture keeps its place before it has come', () => {
  expect(render(course({ image: '/files/catalogue/a.webp' }))).toMatch(
    /<img src="\/files[^>]*width="640" height="360"/,
  );
  expect(render(product({ image: '/files/catalogue/a.webp' }))).toMatch(
    /<img src="\/files[^>]*width="480" height="480"/,
  );
});

test('without scripts a card leads through the sign-in, and back', () => {
  expect(render(course())).toContain('href="/signin?redirect=%2Fcourses%2F"');
});
