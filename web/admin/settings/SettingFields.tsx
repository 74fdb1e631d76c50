import { type adminSettings, outsideLinkFields, socialNetworks } from '#contract/endpoints/settings.ts';
import { siteNoticeMax } from '#contract/site-notice.ts';
import { missingForInvoice } from '#domain/invoice-seller.ts';
import { paths } from '#web/app/paths.ts';
import { Callout } from '#web/kit/Callout.tsx';
import { RichTextField } from '#web/kit/editor/RichTextField.tsx';
import { RadioGroup } from '#web/kit/form/RadioGroup.tsx';
import { TextArea } from '#web/kit/form/TextArea.tsx';
import { TextField } from '#web/kit/form/TextField.tsx';
import { useWords } from '#web/lib/words.tsx';
import { Pair, TwoLanguages } from '../kit/form/TwoLanguages.tsx';
import type { FormOf } from '../kit/form/useRecordForm.ts';
import { MinuteField } from './MinuteField.tsx';
import { Section } from './sections.tsx';

interface FieldsProps {
  form: FormOf<typeof adminSettings>;
}

const namesOf = <Fields extends object>(fields: Fields) => Object.keys(fields) as (keyof Fields & string)[];
/** A policy is longer than the screen: it scrolls in its field, so that the form stays one to look over. */
const height = 'min-h-44 max-h-112 overflow-y-auto';

/** All settings, by where they show. */
export const SettingFields = ({ form }: FieldsProps) => (
  <>
    <NoticeFields form={form} />
    <IdentityFields form={form} />
    <SellerFields form={form} />
    <TextFields form={form} />
    <AddressFields form={form} name="social" fields={namesOf(socialNetworks)} />
    <AddressFields form={form} name="links" fields={namesOf(outsideLinkFields)} />
  </>
);

function NoticeFields({ form }: FieldsProps) {
  const t = useWords('admin-settings');
  const kinds = (['info', 'warning'] as const).map((value) => ({ value, label: t(`notice.${value}`) }));
  const kind = form.field('notice_kind');
  return (
    <Section name="notice" text={t('notice.text')} see={[{ to: paths.home(), label: t('see') }]}>
      <TwoLanguages form={form} name="notice">
        {(field) => <TextArea {...field} rows={2} limit={siteNoticeMax} />}
      </TwoLanguages>
      <Pair>
        <MinuteField {...form.field('notice_from')} hint={t('notice.times')} />
        <MinuteField {...form.field('notice_to')} hint={t('notice.times')} />
      </Pair>
      <Pair>
        <TextField {...form.field('notice_link')} kind="url" hint={t('notice.link')} />
        <RadioGroup
          {...kind}
          required={false}
          look="segment"
          choices={kinds}
          onChange={(value) => kind.onChange(value as typeof kind.value)}
        />
      </Pair>
    </Section>
  );
}

function IdentityFields({ form }: FieldsProps) {
  const t = useWords('admin-settings');
  return (
    <Section name="identity" text={t('identity.text')} see={[{ to: paths.contact(), label: t('see') }]}>
      <TwoLanguages form={form} name="brand">
        {(field) => <TextField {...field} />}
      </TwoLanguages>
      <TextField {...form.field('site_copy_right')} />
      <Pair>
        <TextField {...form.field('email')} kind="email" hint={t('identity.email')} />
        <TextField {...form.field('phone')} kind="code" inputMode="tel" />
      </Pair>
      <TwoLanguages form={form} name="address">
        {(field) => <TextField {...field} />}
      </TwoLanguages>
    </Section>
  );
}

function SellerFields({ form }: FieldsProps) {
  const t = useWords('admin-settings');
  return (
    <Section name="seller" text={t('seller.text')}>
      {missingForInvoice(form.values).length === 0 && <Callout tone="good">{t('seller.complete')}</Callout>}
      <TwoLanguages form={form} name="seller_name">
        {(field) => <TextField {...field} />}
      </TwoLanguages>
      <TwoLanguages form={form} name="seller_address">
        {(field) => <TextField {...field} />}
      </TwoLanguages>
      <Pair>
        <TextField {...form.field('seller_vat_number')} kind="code" hint={t('seller.vat')} />
        <TextField {...form.field('seller_cr_number')} kind="code" hint={t('seller.cr')} />
      </Pair>
    </Section>
  );
}

function TextFields({ form }: FieldsProps) {
  const t = useWords('admin-settings');
  const see = [
    { to: paths.privacy(), label: t('texts.privacy') },
    { to: paths.terms(), label: t('texts.terms') },
  ];
  return (
    <Section name="texts" see={see}>
      {(['privacy', 'tearm_condition'] as const).map((name) => (
        <TwoLanguages key={name} form={form} name={name}>
          {(field) => <RichTextField {...field} contents="page" heightClass={height} />}
        </TwoLanguages>
      ))}
    </Section>
  );
}

interface AddressFieldsProps extends FieldsProps {
  name: 'social' | 'links';
  fields: readonly (keyof typeof socialNetworks | keyof typeof outsideLinkFields)[];
}

/** Addresses that begin with https, or nothing. */
function AddressFields({ form, name, fields }: AddressFieldsProps) {
  const t = useWords('admin-settings');
  return (
    <Section name={name} text={t(`${name}.text`)}>
      <Pair>
        {fields.map((field) => (
          <TextField key={field} {...form.field(field)} kind="url" />
        ))}
      </Pair>
    </Section>
  );
}
