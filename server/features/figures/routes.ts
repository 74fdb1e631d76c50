import { getFigures } from '#contract/endpoints/figures.ts';
import type { Route } from '#server/http/route.ts';
import type { Db } from '#server/platform/database.ts';
import { figuresCounter } from './store.ts';

export function figureRoutes(route: Route, { db }: { db: Db }): void {
  const count = figuresCounter(db);

  route(getFigures, async () => ({ success: true, figures: await count() }));
}
