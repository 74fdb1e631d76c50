import { adminUsers } from '#contract/endpoints/people.ts';
import { useMay } from '../kit/calls.ts';
import { listPage } from '../kit/list-page.tsx';
import { loadUnsaved, officeFilters, usePeopleColumns, usePeopleFilters, usePeopleText } from '../people/list.tsx';
import { NeverSignedIn } from './NeverSignedIn.tsx';
import { users } from './resource.ts';

/** Blocked one by one, as in the list of administrators. */
const { flags: _, switchAll: __, ...calls } = adminUsers;

const page = listPage({
  resource: users,
  calls,
  words: 'admin-users',
  load: loadUnsaved,
  useOwn(unsaved, { answer }) {
    const { names, name, number, phone, type, state } = usePeopleColumns();
    // Whoever is of the office is not in the list of a sub admin.
    const seesOffice = useMay()({ access: 'admin-people' });
    const filters = usePeopleFilters(['0', '1', '2', ...(seesOffice ? officeFilters : [])]);
    return {
      ...{ names, name, columns: [number, phone, type, state], filters: [filters.type, filters.status] },
      ...usePeopleText(unsaved),
      alsoFound: answer?.never_signed_in && <NeverSignedIn {...answer.never_signed_in} />,
    };
  },
});
export const handle = page.handle;
export const clientLoader = page.clientLoader;
export const HydrateFallback = page.HydrateFallback;
export default page.Page;
