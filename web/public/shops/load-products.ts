import type { RouterContextProvider } from 'react-router';
import { listProducts } from '#contract/endpoints/catalogue.ts';
import { pageContext } from '#web/lib/page-context.ts';
import { serverApi } from '#web/lib/server-api.ts';
import { academyLanguage, presentPage } from '../catalogue/index.ts';

export type ProductView = Awaited<ReturnType<typeof loadProducts>>['items'][number];

/** The page of products that the address requests. */
export async function loadProducts(context: Readonly<RouterContextProvider>, address: URLSearchParams) {
  const lang = academyLanguage(context.get(pageContext).language);
  const query = listProducts.query.parse({ page: address.get('page') ?? undefined, lang });
  const answer = await serverApi(context)(listProducts, { query });
  return presentPage(answer, ({ id, name, image, tprice }) => ({ id, name, image, price: tprice }));
}
