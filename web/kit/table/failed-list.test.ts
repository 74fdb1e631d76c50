import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import kit from '#locales/en/kit.ts';
import { createWords, WordsContext } from '#web/lib/words.tsx';
import { DataTable } from './DataTable.tsx';

const html = (props: { error: string; errorTitle?: string }) =>
  renderToStaticMarkup(
    createElement(
      WordsContext,
      { value: createWords('en', { kit }) },
      createElement(DataTable<string>, { label: 'Orders', columns: [], rows: undefined, rowKey: String, ...props }),
    ),
  );

test('a list that did not come says so in the words of the specification, and why', () => {
  const failed = html({ error: 'The portal is busy.' });
  expect(failed).toContain('role="alert"');
  expect(failed).toContain('>Something went wrong<');
  expect(failed).toContain('The portal is busy.');
});

test('a list that has words of its own for it uses them', () => {
  const failed = html({ error: 'The portal is busy.', errorTitle: 'Something went Wrong' });
  expect(failed).toContain('>Something went Wrong<');
  expect(failed).not.toContain('>Something went wrong<');
});
