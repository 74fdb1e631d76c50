import { adminMembers } from '#contract/endpoints/people.ts';
import { listPage } from '../kit/list-page.tsx';
import { loadUnsaved, usePeopleList } from '../people/list.tsx';
import { members } from './resource.ts';

const page = listPage({
  resource: members,
  calls: adminMembers,
  words: 'admin-members',
  alsoWords: ['admin-users'],
  load: loadUnsaved,
  useOwn(unsaved) {
    const { number, phone, type: _, state, filters, askToBlock: __, ...people } = usePeopleList(unsaved);
    return { ...people, columns: [number, phone, state], filters: [filters.status] };
  },
});
export const handle = page.handle;
export const clientLoader = page.clientLoader;
export const HydrateFallback = page.HydrateFallback;
export default page.Page;
