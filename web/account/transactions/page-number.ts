/** The page number in the address, from 1. Anything invalid is page 1. */
export function pageInAddress(query: URLSearchParams): number {
  const page = Number(query.get('page'));
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
}

/** Only this call counts pages from zero (public spec, section 9). */
export const pageOnWire = (page: number): number => page - 1;
