/**
 * What public answers are made of. An endpoint names what it `reads`; the database tells of a change to any of these by
 * name (triggers of the migration `content_changes`), and kept answers and pages that were made of it are dropped.
 */
export const contents = [
  'settings',
  'seasons',
  'competitions',
  'results',
  'regions',
  'faqs',
  'gallery',
  'partners',
  'training-centres',
  'community',
  'catalogue',
] as const;

export type Content = (typeof contents)[number];
