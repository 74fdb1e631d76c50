import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Prose } from './Prose.tsx';

const answer = '<p>STEB هو سجل الطلاب والمدربين.</p>';

test('text of the office runs as the page does, also where it begins in the other script', () => {
  expect(renderToStaticMarkup(createElement(Prose, { html: answer }))).not.toContain('dir=');
});

test('what a person typed runs in its own direction', () => {
  expect(renderToStaticMarkup(createElement(Prose, { html: answer, typed: true }))).toMatch(/^<div dir="auto"/);
});
