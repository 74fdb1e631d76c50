import type { AdminUser, PersonInput } from '#contract/endpoints/people.ts';
import { limits } from '#contract/limits.ts';
import { nameIn } from '#domain/deleted-account.ts';
import { Callout } from '#web/kit/Callout.tsx';
import { Checkbox } from '#web/kit/form/Checkbox.tsx';
import { PasswordField } from '#web/kit/form/PasswordField.tsx';
import { PhoneField } from '#web/kit/form/PhoneField.tsx';
import { Select } from '#web/kit/form/Select.tsx';
import { TextField } from '#web/kit/form/TextField.tsx';
import { Link } from '#web/kit/Link.tsx';
import { confirm } from '#web/kit/overlay/confirm.ts';
import { isolated } from '#web/lib/names.ts';
import { useLanguage, useWords } from '#web/lib/words.tsx';
import { useMay } from '../kit/calls.ts';
import { Part } from '../kit/form/Part.tsx';
import type { RecordFormControl } from '../kit/form/useRecordForm.ts';
import { PictureField } from '../kit/picture/PictureField.tsx';
import { useCurrentUser } from '../layout/current-user.ts';
import { adminProfile } from '../profile/resource.ts';
import { DayField } from './DayField.tsx';
import { type Countries, countryOptions, guardianOf, pictureOf, useTypeName } from './names.ts';

/** The form of any of the three lists; a field that it has not is not shown. */
export type PersonForm = RecordFormControl<Required<PersonInput>>;

interface PersonFieldsProps {
  form: PersonForm;
  record: AdminUser | undefined;
  countries: Countries;
  /** The types to choose from; none where there is one. */
  types: readonly number[];
  /** A new one is subscribed anyway. */
  subscribes?: boolean | undefined;
}

const pair = 'grid grid-cols-1 items-start gap-5 sm:grid-cols-2';

export function PersonFields({ form, record, countries, types, subscribes }: PersonFieldsProps) {
  const t = useWords('admin-users');
  const { lang } = useLanguage();
  const picture = form.field('picture');
  // What decides who somebody is belongs to administrators (decision 178).
  const fixed = !useMay()({ access: 'admin-people' }) && { readOnly: true, required: false };
  return (
    <>
      {record?.pending && <Callout tone="warn">{t('form.pending')}</Callout>}
      <Part title={t('form.person')} text={t('form.stebFirst')}>
        <PictureField form={form as never} ratio={1} {...picture} value={pictureOf(picture.value)} />
        <div className={pair}>
          <TextField {...form.field('name')} />
          <TextField {...form.field('email')} {...fixed} kind="email" />
          <PhoneField {...form.field('phone_number')} />
          <TextField {...form.field('national_id')} {...fixed} kind="code" />
          <DayField {...form.field('dob')} />
          <Select {...form.field('nationality')} options={countryOptions(countries, lang)} />
          <Select
            {...form.field('gender')}
            onChange={(gender) => form.field('gender').onChange(gender as 'Male')}
            options={(['Male', 'Female'] as const).map((value) => ({ value, label: t(`genders.${value}`) }))}
          />
        </div>
      </Part>
      {record && 'guardian_name' in form.fields && <Guardian form={form} />}
      <Access form={form} record={record} types={types} subscribes={subscribes} />
    </>
  );
}

/** Of members who are there already (back-office spec, section 2). */
function Guardian({ form }: { form: PersonForm }) {
  const t = useWords('admin-users');
  const [name, phone] = [form.field('guardian_name'), form.field('guardian_phone')];
  return (
    <Part title={t('form.guardian')}>
      <div className={pair}>
        <TextField {...name} value={guardianOf(name.value)} optional />
        <PhoneField {...phone} value={guardianOf(phone.value)} optional />
      </div>
    </Part>
  );
}

function Access({ form, record, types, subscribes }: Omit<PersonFieldsProps, 'countries'>) {
  const t = useWords('admin-users');
  const isAdministrator = useMay()({ access: 'admin-people' });
  const isSelf = useCurrentUser()._id === record?._id;
  return (
    <Part title={t('form.access')} text={isAdministrator ? undefined : t('form.administratorsOnly')}>
      {types.length > 0 && <TypeField form={form} record={record} types={types} />}
      {!(subscribes && !record) && <Subscription form={form} />}
      {isSelf && (
        <p>
          <Link to={adminProfile.list()}>{t('says.ownPassword')}</Link>
        </p>
      )}
      {isAdministrator && !isSelf && (
        <>
          <p className="-mb-3 text-sm text-soft">
            {record ? t('form.passwordHint') : t('form.passwordNew', { count: limits.passwordMin })}
          </p>
          <div className={pair}>
            <PasswordField {...form.field('password')} purpose="new" />
            <PasswordField {...form.field('c_password')} purpose="new" />
          </div>
        </>
      )}
    </Part>
  );
}

function TypeField({ form, record, types }: Pick<PersonFieldsProps, 'form' | 'record' | 'types'>) {
  const t = useWords('admin-users');
  const typeName = useTypeName();
  const { lang } = useLanguage();
  const isSelf = useCurrentUser()._id === record?._id;
  const mayChange = useMay()({ access: 'admin-people' }) && !isSelf;
  const { label, value, error } = form.field('type');
  // A judge stays one.
  const offered = record && !types.includes(record.type) ? [record.type, ...types] : types;
  /** Who becomes an administrator can do everything, also to whoever made them one. */
  async function choose(type: string) {
    const isPromoted = record !== undefined && Number(type) === 4 && value !== 4;
    const name = isolated(nameIn(lang, record?.name ?? ''));
    const question = { title: t('form.adminAsk', { name }), text: t('form.adminText'), action: t('form.adminAction') };
    if (!isPromoted || (await confirm(question))) form.set({ type: Number(type) });
  }
  const hint = record ? t('form.typeHint') : value === 1 && t('form.coachHint');
  return (
    <div className={pair}>
      {mayChange ? (
        <Select
          {...{ label, error, hint }}
          name="type"
          required
          value={String(value)}
          onChange={choose}
          options={offered.map((type) => ({ value: String(type), label: typeName(type) }))}
        />
      ) : (
        <TextField
          {...{ label }}
          name="type"
          value={typeName(value)}
          onChange={() => {}}
          readOnly
          hint={isSelf && t('form.ownType')}
        />
      )}
    </div>
  );
}

function Subscription({ form }: { form: PersonForm }) {
  const { label, value, error } = form.field('subscription');
  const onChange = (subscription: boolean) => form.set({ subscription });
  return <Checkbox {...{ label, error, onChange }} name="subscription" value={Boolean(value)} />;
}
