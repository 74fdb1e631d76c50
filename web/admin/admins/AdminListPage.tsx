import { adminAdmins } from '#contract/endpoints/people.ts';
import { listPage } from '../kit/list-page.tsx';
import { loadUnsaved, officeFilters, usePeopleColumns, usePeopleFilters, usePeopleText } from '../people/list.tsx';
import { admins } from './resource.ts';

/** Blocked one by one, by a switch with words of its own: nobody blocks the office by a click on all. */
const { flags: _, switchAll: __, ...calls } = adminAdmins;

const page = listPage({
  resource: admins,
  calls,
  words: 'admin-admins',
  alsoWords: ['admin-users'],
  load: loadUnsaved,
  useOwn(unsaved) {
    const { names, name, number, phone, type, state } = usePeopleColumns();
    const filters = usePeopleFilters(officeFilters);
    return {
      ...{ names, name, columns: [number, phone, type, state], filters: [filters.type, filters.status] },
      ...usePeopleText(unsaved),
    };
  },
});
export const handle = page.handle;
export const clientLoader = page.clientLoader;
export const HydrateFallback = page.HydrateFallback;
export default page.Page;
