import { officeTypes } from '#contract/access.ts';
import { adminUsers } from '#contract/endpoints/people.ts';
import { formPage } from '../kit/form-page.tsx';
import { emptyPerson, personForm } from '../people/person-form.tsx';
import { users } from './resource.ts';

/** `/admin/users/new` and `/admin/users/{id}/edit` (back-office spec, section 2). */
export const page = formPage({
  ...personForm(users, { types: [0, 1, 2, ...officeTypes], newNeeds: ['picture', 'password', 'c_password'] }),
  calls: adminUsers,
  words: 'admin-users',
  empty: { ...emptyPerson, type: 0 },
});
