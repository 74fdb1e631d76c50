import type { ReactNode } from 'react';
import { Pagination } from '#web/kit/table/Pagination.tsx';
import { useWords } from '#web/lib/words.tsx';
import { CardSkeleton, type InList, type Kind } from './CatalogueCard.tsx';
import type { CataloguePage } from './load-page.ts';
import { NothingHere } from './NothingHere.tsx';
import { SignInDialog } from './SignInDialog.tsx';
import { StaleNote } from './StaleNote.tsx';
import { useLoading } from './useLoading.ts';
import { type CatalogueItem, useOpenProduct } from './useOpenProduct.ts';

interface CardListProps<Item> {
  kind: Kind;
  view: CataloguePage<Item>;
  /** The address of a page of this list. */
  hrefFor: (page?: number) => string;
  grid: string;
  card: (item: Item, inList: InList) => ReactNode;
}

const types = { courses: 'slides', shops: 'shop' } as const;
/** The number of cards in the widest row. */
const firstRow = { courses: 3, shops: 4 };

/** The cards of one page, the pagination, and the handling of a click on a card. */
export function CardList<Item extends CatalogueItem>({ kind, view, hrefFor, grid, card }: CardListProps<Item>) {
  const t = useWords('catalogue');
  const loading = useLoading();
  const { open, opening, asking, stopAsking } = useOpenProduct(types[kind]);
  const { items, page, pages, staleSince, reached } = view;
  const here = hrefFor(page > 1 ? page : undefined);
  if (items.length === 0 && !loading) return <NothingHere kind={kind} reached={reached} here={here} all={hrefFor()} />;
  return (
    <>
      {staleSince && <StaleNote since={staleSince} />}
      <ul className={grid} aria-busy={loading || undefined}>
        {loading
          ? Array.from({ length: items.length || 6 }, (_, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the placeholders are all alike
              <li key={place}>
                <CardSkeleton kind={kind} />
              </li>
            ))
          : items.map((item, place) => (
              <li key={item.id} className="flex">
                {card(item, { kind, here, busy: opening?.id === item.id, early: place < firstRow[kind], onOpen: open })}
              </li>
            ))}
      </ul>
      <Pagination
        label={t(`${kind}.pages`)}
        page={page}
        pages={pages}
        hrefFor={(number) => hrefFor(number > 1 ? number : undefined)}
        className="mt-10 flex justify-center"
      />
      <p role="status" className="sr-only">
        {loading && t('loading')}
        {opening && t('opening', { name: opening.name })}
      </p>
      <SignInDialog item={asking} title={t(`${kind}.signIn`)} here={here} onClose={stopAsking} />
    </>
  );
}
