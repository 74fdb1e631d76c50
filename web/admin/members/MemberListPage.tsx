import { adminMembers } from '#contract/endpoints/people.ts';
import { listPage } from '../kit/list-page.tsx';
import { loadUnsaved, usePeopleList } from '../people/list.tsx';
import { NeverSignedIn } from '../people/NeverSignedIn.tsx';
import { members } from './resource.ts';

const page = listPage({
  resource: members,
  calls: adminMembers,
  words: 'admin-members',
  alsoWords: ['admin-users'],
  load: loadUnsaved,
  useOwn(unsaved, { answer }) {
    const { number, phone, state, filters, names, name, above, more, withoutUpdated, rowHref, menu } = usePeopleList(
      members,
      unsaved,
    );
    const found = answer?.never_signed_in;
    return {
      ...{ names, name, more, withoutUpdated, rowHref, menu },
      columns: [number, phone, state],
      filters: [filters.status],
      above: (
        <>
          {above}
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
