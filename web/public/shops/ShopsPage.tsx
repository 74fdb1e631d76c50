import { paths } from '#web/app/paths.ts';
import { PageMeta } from '#web/lib/meta.tsx';
import { type PageHandle, useWords } from '#web/lib/words.tsx';
import { AcademyLink, CardList } from '../catalogue/index.ts';
import art from '../layout/heads/shops.svg?url';
import { PageHead } from '../layout/index.ts';
import type { Route } from './+types/ShopsPage.ts';
import { loadProducts } from './load-products.ts';
import { ProductCard } from './ProductCard.tsx';

export const handle = {
  needs: 'public',
  words: ['catalogue'],
  opening: 'night',
  cache: { query: ['page'] },
} satisfies PageHandle;

export const loader = ({ context, request }: Route.LoaderArgs) =>
  loadProducts(context, new URL(request.url).searchParams);

/** `/shops/`: the products of the academy's store. */
export default function ShopsPage({ loaderData: products }: Route.ComponentProps) {
  const t = useWords('catalogue');
  return (
    <>
      <PageMeta title={t('shops.title')} description={t('shops.lead')} />
      <PageHead title={t('shops.title')} lead={t('shops.lead')} art={art}>
        <AcademyLink label={t('shops.academy')} variant="go" className="mt-6" />
      </PageHead>
      <section aria-labelledby="products-title" className="wrap py-10 sm:py-14">
        <h2 id="products-title" className="sr-only">
          {t('shops.products')}
        </h2>
        <CardList
          kind="shops"
          view={products}
          hrefFor={(page) => paths.shops({ page })}
          grid="grid grid-cols-2 gap-3 sm:gap-5 md:grid-cols-3 lg:grid-cols-4"
          card={(product, inList) => <ProductCard product={product} inList={inList} />}
        />
      </section>
    </>
  );
}
