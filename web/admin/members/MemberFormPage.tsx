import { type AdminUser, adminMembers } from '#contract/endpoints/people.ts';
import { useWords } from '#web/lib/words.tsx';
import { formPage } from '../kit/form-page.tsx';
import { emptyPerson, requiredOfNew, usePasswordsDiffer } from '../people/empty.ts';
import { loadCountries, usePeopleNames, usePersonTitle } from '../people/names.ts';
import { PersonFields, type PersonForm } from '../people/PersonFields.tsx';
import { PersonOverview } from '../people/PersonOverview.tsx';
import { members } from './resource.ts';

/** A block is a switch beside the form: a form that was opened before it must not lift it. */
const calls = { ...adminMembers, input: adminMembers.input.omit({ status: true }) };

/** `/admin/members/new` and `/admin/members/{id}/edit` (back-office spec, section 2). */
const page = formPage({
  resource: members,
  calls,
  judgesChanges: true,
  useTitle: usePersonTitle,
  words: 'admin-members',
  alsoWords: ['admin-users'],
  empty: { ...emptyPerson, subscription: true, guardian_name: '', guardian_phone: '' },
  requires: requiredOfNew,
  useAlsoWrong: usePasswordsDiffer,
  useMissing: () => useWords('admin-users')('form.missing'),
  load: loadCountries,
  useNames: usePeopleNames,
  Fields: ({ form, record, extra }) => (
    <PersonFields
      form={form as unknown as PersonForm}
      record={record as AdminUser}
      countries={extra}
      types={undefined}
      subscribes
      guardian
    />
  ),
  Below: ({ record }) => record && <PersonOverview key={record._id} record={record as AdminUser} />,
});
export const handle = page.handle;
export const clientLoader = page.clientLoader;
export const HydrateFallback = page.HydrateFallback;
export default page.Page;
