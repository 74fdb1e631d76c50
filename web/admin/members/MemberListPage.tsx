import { adminMembers } from '#contract/endpoints/people.ts';
import { listPage } from '../kit/list-page.tsx';
import { loadUnsaved, usePeopleColumns, usePeopleFilters, usePeopleText } from '../people/list.tsx';
import { members } from './resource.ts';

const page = listPage({
  resource: members,
  calls: adminMembers,
  words: 'admin-members',
  alsoWords: ['admin-users'],
  load: loadUnsaved,
  useOwn(unsaved) {
    const { names, name, number, phone, state } = usePeopleColumns();
    const filters = usePeopleFilters([]);
    return {
      ...{ names, name, columns: [number, phone, state], filters: [filters.status] },
      ...usePeopleText(unsaved),
    };
  },
});
export const handle = page.handle;
export const clientLoader = page.clientLoader;
export const HydrateFallback = page.HydrateFallback;
export default page.Page;
