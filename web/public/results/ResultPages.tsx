import type { ReactNode } from 'react';
import { Pagination } from '#web/kit/table/Pagination.tsx';
import type { List } from './list.ts';

/** A page of results with its pagination. */
export function ResultPages({
  list,
  hrefFor,
  children,
}: {
  list: List;
  hrefFor: (page: number) => string;
  children: ReactNode;
}) {
  return (
    <>
      <div
        id="teams"
        className="mt-6 scroll-mt-24 rounded-lg border border-line bg-surface shadow-xs [--table-top:4rem]"
      >
        {children}
      </div>
      <Pagination page={list.page} pages={list.pages} hrefFor={hrefFor} className="mt-5 flex justify-center" />
    </>
  );
}
