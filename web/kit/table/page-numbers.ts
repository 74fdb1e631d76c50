/**
 * The page numbers to show: first, last, current and its neighbours; a gap where several are left out, never for a
 * single page. At most seven entries.
 */
export function pageNumbers(page: number, pages: number): (number | 'gap-before' | 'gap-after')[] {
  if (pages <= 7) return Array.from({ length: pages }, (_, index) => index + 1);
  if (page <= 4) return [1, 2, 3, 4, 5, 'gap-after', pages];
  if (page >= pages - 3) return [1, 'gap-before', pages - 4, pages - 3, pages - 2, pages - 1, pages];
  return [1, 'gap-before', page - 1, page, page + 1, 'gap-after', pages];
}
