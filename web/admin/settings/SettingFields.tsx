import { outsideLinkFields, type SettingInput, socialNetworks } from '#contract/endpoints/settings.ts';
import { type SiteNotice, siteNoticeMax } from '#contract/site-notice.ts';
import type { z } from '#contract/zod.ts';
import { missingForInvoice } from '#domain/invoice-seller.ts';
import { paths } from '#web/app/paths.ts';
import { Callout } from '#web/kit/Callout.tsx';
import { RichTextField } from '#web/kit/editor/RichTextField.tsx';
import { RadioGroup } from '#web/kit/form/RadioGroup.tsx';
import { TextArea } from '#web/kit/form/TextArea.tsx';
import { TextField } from '#web/kit/form/TextField.tsx';
import { useWords } from '#web/lib/words.tsx';
import { Pair, TwoLanguages } from '../kit/form/TwoLanguages.tsx';
import type { RecordFormControl } from '../kit/form/useRecordForm.ts';
import { MomentField } from '../kit/moment/MomentField.tsx';
import { useNoticeKinds } from './notice-kinds.ts';
import { Section } from './sections.tsx';

type Values = z.input<typeof SettingInput>;
interface FieldsProps {
  form: RecordFormControl<Values>;
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
  const kinds = Object.entries(useNoticeKinds()).map(([value, label]) => ({
    value: value as SiteNotice['kind'],
    label,
  }));
  const kind = form.field('notice_kind');
  const { notice, notice_en, notice_from, notice_to, notice_link } = form.values;
  // Whole, or not there: as soon as there is any of it, the rest is marked as required.
  const required = [notice, notice_en, notice_from, notice_to, notice_link].some(Boolean);
  return (
    <Section name="notice" text={t('notice.text')} see={[{ to: paths.home(), label: t('see') }]}>
      <TwoLanguages form={form} name="notice">
        {(field) => <TextArea {...field} required={required} rows={2} limit={siteNoticeMax} />}
      </TwoLanguages>
      <Pair>
        <MomentField {...form.field('notice_from')} required={required} hint={t('notice.times')} />
        <MomentField {...form.field('notice_to')} required={required} hint={t('notice.times')} />
      </Pair>
      <Pair>
        <TextField {...form.field('notice_link')} kind="url" hint={t('notice.link')} />
        <RadioGroup
          {...kind}
          required={false}
          look="segment"
          choices={kinds}
          onChange={(value) => kind.onChange(value as Values['notice_kind'])}
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
