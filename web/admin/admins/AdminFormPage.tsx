import { officeTypes } from '#contract/access.ts';
import { adminAdmins } from '#contract/endpoints/people.ts';
import { formPage } from '../kit/form-page.tsx';
import { emptyPerson, personForm } from '../people/person-form.tsx';
import { admins } from './resource.ts';

/** `/admin/admins/new` and `/admin/admins/{id}/edit` (back-office spec, section 2). */
const page = formPage({
  ...personForm(admins, { types: officeTypes, newNeeds: ['password', 'c_password'] }),
  calls: adminAdmins,
  words: 'admin-admins',
  alsoWords: ['admin-users'],
  empty: { ...emptyPerson, type: 4 },
});
export const handle = page.handle;
export const clientLoader = page.clientLoader;
export const HydrateFallback = page.HydrateFallback;
export default page.Page;
