import { officeTypes } from '#contract/access.ts';
import { type AdminUser, adminAdmins } from '#contract/endpoints/people.ts';
import { useWords } from '#web/lib/words.tsx';
import { formPage } from '../kit/form-page.tsx';
import { emptyPerson, usePasswordsDiffer } from '../people/empty.ts';
import { loadCountries, usePeopleNames, usePersonTitle } from '../people/names.ts';
import { PersonFields, type PersonForm } from '../people/PersonFields.tsx';
import { PersonOverview } from '../people/PersonOverview.tsx';
import { admins } from './resource.ts';

/** A block is a switch beside the form: a form that was opened before it must not lift it. */
const calls = { ...adminAdmins, input: adminAdmins.input.omit({ status: true }) };

/** `/admin/admins/new` and `/admin/admins/{id}/edit` (back-office spec, section 2). */
const page = formPage({
  resource: admins,
  calls,
  judgesChanges: true,
  useTitle: usePersonTitle,
  words: 'admin-admins',
  alsoWords: ['admin-users'],
  empty: { ...emptyPerson, type: 4 },
  requires: (record) => (record ? [] : ['password', 'c_password']),
  useAlsoWrong: usePasswordsDiffer,
  useMissing: () => useWords('admin-users')('form.missing'),
  load: loadCountries,
  useNames: usePeopleNames,
  Fields: ({ form, record, extra }) => (
    <PersonFields
      form={form as unknown as PersonForm}
      record={record as AdminUser}
      countries={extra}
      types={officeTypes}
    />
  ),
  Below: ({ record }) => record && <PersonOverview key={record._id} record={record as AdminUser} />,
});
export const handle = page.handle;
export const clientLoader = page.clientLoader;
export const HydrateFallback = page.HydrateFallback;
export default page.Page;
