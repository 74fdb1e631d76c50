import { expect, test } from 'vitest';
import { leadToLastPage } from './lead-to-last-page.ts';

const asked = (page: number, pages: number | undefined) => {
  try {
    leadToLastPage(new Request(`https://portal.example/my-teams/?season=all&page=${page}`), page, pages);
    return undefined;
  } catch (redirect) {
    const { status, headers } = redirect as Response;
    return [status, headers.get('location'), headers.get('x-remix-replace')];
  }
};

test.each([
  ['a page that there is', 2, 2, undefined],
  ['the only page of an empty list', 1, 1, undefined],
  ['any page of a list that could not be loaded', 9, undefined, undefined],
  ['a page beyond the last', 9, 2, [302, '/my-teams/?season=all&page=2', 'true']],
])('%s', (_, page, pages, outcome) => {
  expect(asked(page, pages)).toEqual(outcome);
});
