import type { ReactNode } from 'react';
import { Pagination } from '#web/kit/table/Pagination.tsx';
import { useWords } from '#web/lib/words.tsx';
import type { CataloguePage } from './load-page.ts';
import { NothingHere } from './NothingHere.tsx';
import { SignInDialog } from './SignInDialog.tsx';
import { StaleNote } from './StaleNote.tsx';
import { useLoading } from './useLoading.ts';
import { type CatalogueItem, useOpenProduct } from './useOpenProduct.ts';

/** What a card needs to be pressed. */
export type Pressable = { here: string; busy: boolean; onOpen: (item: CatalogueItem) => void };

interface CardListProps<Item> {
  kind: 'courses' | 'shops';
  view: CataloguePage<Item>;
  /** The address of a page of this list. */
  hrefFor: (page?: number) => string;
  grid: string;
  card: (item: Item, press: Pressable, place: number) => ReactNode;
  /** A card that is on its way, of the same size. */
  placeholder: ReactNode;
}

const types = { courses: 'slides', shops: 'shop' } as const;

/** The cards of one page, the way to the others, and the way from a card into the academy. */
export function CardList<Item extends CatalogueItem>({
  kind,
  view,
  hrefFor,
  grid,
  card,
  placeholder,
}: CardListProps<Item>) {
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
              <li key={place}>{placeholder}</li>
            ))
          : items.map((item, place) => (
              <li key={item.id} className="flex">
                {card(item, { here, busy: opening?.id === item.id, onOpen: open }, place)}
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
