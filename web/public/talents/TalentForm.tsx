import type { ReactNode } from 'react';
import { paths } from '#web/app/paths.ts';
import { Form, FormActions, SubmitButton } from '#web/kit/form/Form.tsx';
import { NeedsScript } from '#web/kit/form/NeedsScript.tsx';
import { PhoneField } from '#web/kit/form/PhoneField.tsx';
import { RadioGroup } from '#web/kit/form/RadioGroup.tsx';
import { Select } from '#web/kit/form/Select.tsx';
import { TextField } from '#web/kit/form/TextField.tsx';
import { Link } from '#web/kit/Link.tsx';
import { Sentence } from '#web/lib/Sentence.tsx';
import { useSite } from '#web/lib/site.ts';
import { useWords } from '#web/lib/words.tsx';
import type { Choices } from './load-choices.ts';
import { TrainingRow } from './TrainingRow.tsx';
import { rows } from './talent-form.ts';
import { useTalentForm } from './useTalentForm.ts';

interface Props {
  choices: Choices;
  /** A second person after the first: the form takes the focus. */
  again: boolean;
  /** Called with the address to which we write. */
  onSent: (email: string) => void;
}

/** The form (public spec, section 5). */
export function TalentForm({ choices, again, onSent }: Props) {
  const t = useWords('talents');
  const site = useSite();
  const form = useTalentForm(onSent);
  const genders = (['female', 'male'] as const).map((value) => ({ value, label: t(`person.${value}`) }));
  return (
    <Form form={form} label={t('title')} className="gap-10!">
      <FormPart title={t('person.title')} text={t('person.text')}>
        <TextField
          {...form.field('name')}
          label={t('person.name')}
          autoComplete="name"
          autoFocus={again}
          className="sm:col-span-2"
          required
        />
        <RadioGroup
          {...form.field('gender')}
          label={t('person.gender')}
          choices={genders}
          look="cards"
          className="sm:col-span-2"
          required
        />
        <TextField {...form.field('email')} kind="email" label={t('person.email')} required />
        <PhoneField {...form.field('phone_number')} label={t('person.phone_number')} required />
      </FormPart>
      <FormPart title={t('work.title')} text={t('work.text')}>
        <TextField {...form.field('school')} label={t('work.school')} autoComplete="organization" required />
        <TextField {...form.field('subject')} label={t('work.subject')} required />
        <Select
          {...form.field('moeAdmin')}
          label={t('work.moeAdmin')}
          options={choices.administrations}
          className="sm:col-span-2"
          required
        />
      </FormPart>
      <FormPart title={t('training.title')} text={t('training.text')}>
        <div className="grid gap-4 sm:col-span-2">
          {rows.map((row) => (
            <TrainingRow key={row} form={form} row={row} choices={choices} />
          ))}
        </div>
      </FormPart>
      <FormPart>
        <div className="sm:col-span-2">
          <p className="text-sm text-soft">
            {t('kept')} <Sentence of="talents" text="privacy" parts={{ policy: <Link to={paths.privacy()} /> }} />
          </p>
          <FormActions className="mt-5">
            <SubmitButton variant="go" size="lg" className="max-sm:w-full">
              {t('send')}
            </SubmitButton>
            <NeedsScript email={site?.contact.email} />
          </FormActions>
        </div>
      </FormPart>
    </Form>
  );
}

/** A part of a long form: its title on one side, its fields in two columns on the other. */
function FormPart({ title, text, children }: { title?: string; text?: string; children: ReactNode }) {
  return (
    <section className="grid gap-x-12 gap-y-5 [section+&]:border-t [section+&]:border-line [section+&]:pt-10 lg:grid-cols-[17rem_minmax(0,44rem)]">
      <div className="self-start lg:sticky lg:top-24">
        {title && <h2 className="text-xl">{title}</h2>}
        {text && <p className="mt-1 text-sm text-soft">{text}</p>}
      </div>
      <div className="grid gap-5 sm:grid-cols-2">{children}</div>
    </section>
  );
}
