import { expectTypeOf, it } from 'vitest';
import type { adminFaqs } from '#contract/endpoints/faqs.ts';
import type { listAdminTeams, TeamFilters } from '#contract/endpoints/teams.ts';
import type { Filter, SortOf } from './list-types.ts';

// `npm run types` decides these: at run time nothing of a type is left.
it('knows the orders and the filters of a call, so that a wrong name does not compile', () => {
  expectTypeOf<SortOf<typeof listAdminTeams>>().toEqualTypeOf<'created_at' | 'name' | 'team_no'>();
  expectTypeOf<Filter<typeof listAdminTeams>['name']>().toEqualTypeOf<keyof TeamFilters>();
  expectTypeOf<Filter<typeof adminFaqs.list>['options'][number]['value']>().toEqualTypeOf<'true' | 'false'>();
});
