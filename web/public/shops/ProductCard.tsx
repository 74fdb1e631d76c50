import { Emblem } from '#web/kit/art/Emblem.tsx';
import { Skeleton, SkeletonText } from '#web/kit/Skeleton.tsx';
import { CatalogueCard, type Pressable } from '../catalogue/index.ts';
import type { ProductView } from './load-products.ts';

/** A product under its picture, or its emblem, with the price as the shop writes it. */
export function ProductCard({ product, press, early }: { product: ProductView; press: Pressable; early: boolean }) {
  return (
    <CatalogueCard
      item={product}
      {...press}
      picture={
        product.image ? (
          <img
            src={product.image}
            alt=""
            width={480}
            height={480}
            loading={early ? 'eager' : 'lazy'}
            fetchPriority={early ? 'high' : undefined}
            decoding="async"
            className="aspect-square w-full object-contain"
          />
        ) : (
          <span className="grid aspect-square w-full place-items-center bg-sunken">
            <Emblem name={`product-${product.id}`} size={120} />
          </span>
        )
      }
    >
      <bdi className="mt-auto pt-1 font-semibold text-palm tabular-nums">{product.price}</bdi>
    </CatalogueCard>
  );
}

export function ProductSkeleton() {
  return (
    <div aria-hidden="true" className="overflow-hidden rounded-lg border border-line bg-surface">
      <Skeleton className="aspect-square w-full rounded-none" />
      <div className="flex flex-col gap-1 px-5 pt-4 pb-5">
        <SkeletonText lines={1} />
        <SkeletonText lines={1} className="w-2/5" />
      </div>
    </div>
  );
}
