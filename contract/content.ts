/**
 * The content of public answers. An endpoint names what it `reads`; the database notifies the server of a change by
 * this name (triggers of the migration `content_changes`), and cached answers and pages that read it are dropped.
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
