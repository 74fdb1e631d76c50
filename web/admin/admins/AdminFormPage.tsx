import { type AdminUser, adminAdmins } from '#contract/endpoints/people.ts';
import { useWords } from '#web/lib/words.tsx';
import { formPage } from '../kit/form-page.tsx';
import { loadCountries, usePeopleNames } from '../people/names.ts';
import { offeredTypes, PersonFields, type PersonForm } from '../people/PersonFields.tsx';
import { PersonLink } from '../people/PersonLink.tsx';
import { emptyPerson } from '../people/person-form.ts';
import { admins } from './resource.ts';

/** `/admin/admins/new` and `/admin/admins/{id}/edit` (back-office spec, section 2). */
const page = formPage({
  resource: admins,
  calls: adminAdmins,
  words: 'admin-admins',
  alsoWords: ['admin-users'],
  empty: { ...emptyPerson, type: 4 },
  load: loadCountries,
  useNames: usePeopleNames,
  useOptions: ({ record }) => ({
    requires: record ? [] : ['password', 'c_password'],
    missing: useWords('admin-users')('form.missing'),
    goesOnTo: admins.view,
  }),
  Above: ({ record }) => record && <PersonLink person={record as AdminUser} href={admins.view(record._id)} />,
  Fields: ({ form, record, extra }) => (
    <PersonFields
      form={form as unknown as PersonForm}
      record={record as AdminUser | undefined}
      countries={extra}
      types={offeredTypes.admins}
    />
  ),
});
export const handle = page.handle;
export const clientLoader = page.clientLoader;
export const HydrateFallback = page.HydrateFallback;
export default page.Page;
