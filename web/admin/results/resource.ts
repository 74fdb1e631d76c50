/** The results of the office. */
export const results = {
  address: '/admin/results',
  label: { ar: 'النتائج', en: 'Results' },
  needs: { list: 'admin-results' },
} as const;

/** Where boards are published. */
export const resultBoards = { address: `${results.address}/boards` };

/** Where a file is imported, and earlier imports are undone. */
export const resultImport = { address: `${results.address}/import` };
