import { replace } from 'react-router';

/**
 * For the loader of a list: a page beyond the last is not "nothing there". An old link leads there, or the last record of
 * the page is gone.
 * @param pages how many there are; undefined if the list could not be loaded
 * @throws the redirect to the last page, which takes the place of the address
 */
export function leadToLastPage({ url }: Request, page: number, pages: number | undefined): void {
  if (pages === undefined || page <= pages) return;
  const { pathname, searchParams } = new URL(url);
  searchParams.set('page', String(pages));
  throw replace(`${pathname}?${searchParams}`);
}
