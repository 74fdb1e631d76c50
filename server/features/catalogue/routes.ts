import { listCourseCategories, listCourses, listProducts, openProduct } from '#contract/endpoints/catalogue.ts';
import type { Route } from '#server/http/route.ts';
import type { Answer } from './answers.ts';
import { type CatalogueDeps, openCatalogue } from './catalogue.ts';
import type { Page } from './listings.ts';
import { type TicketDeps, ticketAddress } from './ticket.ts';

const present = <Item>({ body, fetchedAt, stale }: Answer<Page<Item>>, page: number) => ({
  success: true as const,
  result: body?.result ?? [],
  currentPage: page,
  totalPages: body?.totalPages ?? 0,
  fetched_at: fetchedAt?.toISOString() ?? null,
  stale,
});

export function catalogueRoutes(route: Route, deps: CatalogueDeps & TicketDeps): void {
  const catalogue = openCatalogue(deps);

  route(listCourseCategories, async ({ query }) => ({
    success: true,
    categories: await catalogue.categories(query.lang),
  }));

  route(listCourses, async ({ query: { lang, cat_id, page } }) =>
    present(await catalogue.courses(lang, cat_id, page), page),
  );

  route(listProducts, async ({ query: { lang, cat_id, page } }) =>
    present(await catalogue.products(lang, cat_id, page), page),
  );

  route(openProduct, async ({ body, person, request }) => ({
    success: true,
    url: await ticketAddress(
      deps,
      { ...body, person, now: deps.clock() },
      request.language === 'ar' ? 'ar_001' : 'en_US',
    ),
  }));
}
