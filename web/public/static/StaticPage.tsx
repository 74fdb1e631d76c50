import type { ReactNode } from 'react';
import { PageMeta } from '#web/lib/meta.tsx';
import { type PageHandle, useWords } from '#web/lib/words.tsx';
import art from '../layout/heads/agreed.svg?url';
import { PageHead } from '../layout/index.ts';

/** The handle of these pages' routes. */
export const staticHandle = {
  needs: 'public',
  words: ['static'],
  opening: 'night',
  cache: { query: [] },
} satisfies PageHandle;

type Page = 'privacy' | 'terms';

/** A small public page: a heading and its content. */
export function StaticPage({ page, children }: { page: Page; children: ReactNode }) {
  const t = useWords('static');
  const title = t(`${page}.title`);
  const lead = t(`${page}.lead`);
  return (
    <>
      <PageMeta title={title} description={lead} />
      <PageHead title={title} lead={lead} art={art} />
      <div className="wrap py-12 sm:py-16">{children}</div>
    </>
  );
}
