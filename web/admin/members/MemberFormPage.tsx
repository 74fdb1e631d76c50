import { type AdminUser, adminMembers } from '#contract/endpoints/people.ts';
import { useWords } from '#web/lib/words.tsx';
import { formPage } from '../kit/form-page.tsx';
import { loadCountries, usePeopleNames } from '../people/names.ts';
import { PersonFields, type PersonForm } from '../people/PersonFields.tsx';
import { PersonLink } from '../people/PersonLink.tsx';
import { emptyPerson, requiredOfNew } from '../people/person-form.ts';
import { members } from './resource.ts';

/** `/admin/members/new` and `/admin/members/{id}/edit` (back-office spec, section 2). */
const page = formPage({
  resource: members,
  calls: adminMembers,
  words: 'admin-members',
  alsoWords: ['admin-users'],
  empty: { ...emptyPerson, subscription: true, guardian_name: '', guardian_phone: '' },
  load: loadCountries,
  useNames: usePeopleNames,
  useOptions: ({ record }) => ({
    requires: record ? [] : requiredOfNew,
    missing: useWords('admin-users')('form.missing'),
    goesOnTo: members.view,
  }),
  Above: ({ record }) => record && <PersonLink person={record as AdminUser} href={members.view(record._id)} />,
  Fields: ({ form, record, extra }) => (
    <PersonFields
      form={form as unknown as PersonForm}
      record={record as AdminUser | undefined}
      countries={extra}
      types={[]}
      subscribes
    />
  ),
});
export const handle = page.handle;
export const clientLoader = page.clientLoader;
export const HydrateFallback = page.HydrateFallback;
export default page.Page;
