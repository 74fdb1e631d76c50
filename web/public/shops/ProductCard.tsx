import { Emblem } from '#web/kit/art/Emblem.tsx';
import { CatalogueCard, type InList } from '../catalogue/index.ts';
import type { ProductView } from './load-products.ts';

/** A product with its picture or emblem, and the price as the shop formats it. */
export function ProductCard({ product, inList }: { product: ProductView; inList: InList }) {
  return (
    <CatalogueCard
      item={product}
      {...inList}
      art={
        <span className="grid aspect-square w-full place-items-center bg-sunken">
          <Emblem name={`product-${product.id}`} size={120} />
        </span>
      }
    >
      <bdi className="mt-auto pt-1 font-semibold text-palm tabular-nums">{product.price}</bdi>
    </CatalogueCard>
  );
}
