import { type AdminUser, adminUsers } from '#contract/endpoints/people.ts';
import { useWords } from '#web/lib/words.tsx';
import { formPage } from '../kit/form-page.tsx';
import { loadCountries, usePeopleNames } from '../people/names.ts';
import { offeredTypes, PersonFields, type PersonForm } from '../people/PersonFields.tsx';
import { PersonLink } from '../people/PersonLink.tsx';
import { emptyPerson, requiredOfNew } from '../people/person-form.ts';
import { users } from './resource.ts';

/** `/admin/users/new` and `/admin/users/{id}/edit` (back-office spec, section 2). */
export const page = formPage({
  resource: users,
  calls: adminUsers,
  words: 'admin-users',
  empty: { ...emptyPerson, type: 0 },
  load: loadCountries,
  useNames: usePeopleNames,
  useOptions: ({ record }) => ({
    requires: record ? [] : requiredOfNew,
    missing: useWords('admin-users')('form.missing'),
    goesOnTo: users.view,
  }),
  Above: ({ record }) => record && <PersonLink person={record as AdminUser} href={users.view(record._id)} />,
  Fields: ({ form, record, extra }) => (
    <PersonFields
      form={form as unknown as PersonForm}
      record={record as AdminUser | undefined}
      countries={extra}
      types={offeredTypes.users}
    />
  ),
});
