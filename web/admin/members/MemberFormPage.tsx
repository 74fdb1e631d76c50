import { adminMembers } from '#contract/endpoints/people.ts';
import { formPage } from '../kit/form-page.tsx';
import { emptyPerson, personForm } from '../people/person-form.tsx';
import { members } from './resource.ts';

/** `/admin/members/new` and `/admin/members/{id}/edit` (back-office spec, section 2). */
const page = formPage({
  ...personForm(members, { types: [], newNeeds: ['picture', 'password', 'c_password'], subscribes: true }),
  calls: adminMembers,
  words: 'admin-members',
  alsoWords: ['admin-users'],
  empty: { ...emptyPerson, subscription: true, guardian_name: '', guardian_phone: '' },
});
export const handle = page.handle;
export const clientLoader = page.clientLoader;
export const HydrateFallback = page.HydrateFallback;
export default page.Page;
