import { type AdminUser, adminUsers } from '#contract/endpoints/people.ts';
import { useWords } from '#web/lib/words.tsx';
import { formPage } from '../kit/form-page.tsx';
import { emptyPerson, requiredOfNew, usePasswordsDiffer } from '../people/empty.ts';
import { loadCountries, usePeopleNames, usePersonTitle } from '../people/names.ts';
import { PersonFields, type PersonForm } from '../people/PersonFields.tsx';
import { PersonOverview } from '../people/PersonOverview.tsx';
import { users } from './resource.ts';

/** A block is a switch beside the form: a form that was opened before it must not lift it. */
const calls = { ...adminUsers, input: adminUsers.input.omit({ status: true }) };

/** `/admin/users/new` and `/admin/users/{id}/edit` (back-office spec, section 2). */
export const page = formPage({
  resource: users,
  calls,
  judgesChanges: true,
  useTitle: usePersonTitle,
  words: 'admin-users',
  empty: { ...emptyPerson, type: 0 },
  requires: requiredOfNew,
  useAlsoWrong: usePasswordsDiffer,
  useMissing: () => useWords('admin-users')('form.missing'),
  load: loadCountries,
  useNames: usePeopleNames,
  Fields: ({ form, record, extra }) => (
    <PersonFields form={form as unknown as PersonForm} record={record as AdminUser} countries={extra} types="all" />
  ),
  Below: ({ record }) => record && <PersonOverview key={record._id} record={record as AdminUser} />,
});
