import type { AdminUser } from '#contract/endpoints/people.ts';
import { useWords } from '#web/lib/words.tsx';
import type { Resource } from '../kit/resource.ts';
import { type Countries, loadCountries, usePeopleNames } from './names.ts';
import { PersonFields, type PersonForm } from './PersonFields.tsx';
import { PersonLink } from './PersonLink.tsx';

/** A new person, as the specification has them (back-office spec, section 9). */
export const emptyPerson = {
  picture: '',
  name: '',
  email: '',
  phone_number: '',
  national_id: '',
  dob: '2015-01-01',
  nationality: 'SA',
  gender: 'Male' as const,
  subscription: false,
  password: '',
  c_password: '',
};

type Required = 'picture' | 'password' | 'c_password';
type Given = { record: unknown; extra: Countries };

/**
 * What the forms of the three lists of people have in common, for `formPage`.
 * @param options.types the types to choose from; none where a person of the list has one
 * @param options.newNeeds what a new person must have, though the call may leave it out: of others it stays as it is
 * @param options.subscribes a new person is subscribed anyway
 */
export const personForm = (
  resource: Resource,
  { types, newNeeds, subscribes }: { types: readonly number[]; newNeeds: readonly Required[]; subscribes?: boolean },
) => ({
  resource,
  load: loadCountries,
  useNames: usePeopleNames,
  useOptions: ({ record }: { record: unknown }) => ({
    requires: record ? [] : newNeeds,
    missing: useWords('admin-users')('form.missing'),
    goesOnTo: resource.view,
  }),
  Above: ({ record }: { record: unknown }) =>
    record !== undefined && <PersonLink person={record as AdminUser} href={resource.view((record as AdminUser)._id)} />,
  Fields: ({ form, record, extra }: Given & { form: unknown }) => (
    <PersonFields
      form={form as PersonForm}
      record={record as AdminUser | undefined}
      countries={extra}
      types={types}
      subscribes={subscribes}
    />
  ),
});
