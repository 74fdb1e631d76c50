import { adminUsers } from '#contract/endpoints/people.ts';
import { useMay } from '../kit/calls.ts';
import { listPage } from '../kit/list-page.tsx';
import { loadUnsaved, usePeopleList } from '../people/list.tsx';
import { NeverSignedIn } from '../people/NeverSignedIn.tsx';
import { users } from './resource.ts';

const page = listPage({
  resource: users,
  calls: adminUsers,
  words: 'admin-users',
  load: loadUnsaved,
  useOwn(unsaved, { answer }) {
    const {
      number,
      phone,
      type,
      state,
      filters,
      askToBlock: _,
      canBlock: __,
      ...people
    } = usePeopleList(users, unsaved);
    // A sub admin finds nobody of the office.
    const seesOffice = useMay()({ access: 'admin-people' });
    const found = answer?.never_signed_in;
    return {
      ...people,
      columns: [number, phone, type, state],
      filters: [filters.type(['0', '1', '2', ...(seesOffice ? (['4', '5'] as const) : [])]), filters.status],
      above: (
        <>
          {people.above}
          {found && <NeverSignedIn {...found} />}
        </>
      ),
    };
  },
});
export const handle = page.handle;
export const clientLoader = page.clientLoader;
export const HydrateFallback = page.HydrateFallback;
export default page.Page;
