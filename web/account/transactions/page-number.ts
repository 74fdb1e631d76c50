/** The page that the address names; people count from 1. What is no page is the first. */
export function pageInAddress(query: URLSearchParams): number {
  const page = Number(query.get('page'));
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
}

/** This call alone counts pages from zero (public spec, section 9). */
export const pageOnWire = (page: number): number => page - 1;
