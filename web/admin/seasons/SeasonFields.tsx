import type { ReactNode } from 'react';
import { limits } from '#contract/limits.ts';
import { RichTextField } from '#web/kit/editor/RichTextField.tsx';
import { TextArea } from '#web/kit/form/TextArea.tsx';
import { TextField } from '#web/kit/form/TextField.tsx';
import { useLocal } from '#web/lib/local.ts';
import { useWords } from '#web/lib/words.tsx';
import { TwoLanguages } from '../kit/form/TwoLanguages.tsx';
import { PictureField } from '../kit/picture/PictureField.tsx';
import { RowList } from '../kit/rows/RowList.tsx';
import { MilestoneList, type RegionChoice } from './MilestoneList.tsx';
import { type SeasonForm, text } from './season-form.ts';

interface SeasonFieldsProps {
  form: SeasonForm;
  regions: readonly RegionChoice[];
  /** Teams have registered: the address can no longer change. */
  slugStays: boolean;
}

/** The fields of a season, for a new one and for a change. */
export function SeasonFields({ form, regions, slugStays }: SeasonFieldsProps) {
  const t = useWords('admin-seasons');
  return (
    <>
      <Part title={t('form.about')}>
        <TwoLanguages form={form} name="name">
          {(field) => <TextField {...field} />}
        </TwoLanguages>
        <TextField
          {...form.field('slug')}
          language="en"
          kind="username"
          autoComplete="off"
          readOnly={slugStays}
          hint={t(slugStays ? 'form.slugStays' : 'form.slugHint')}
        />
      </Part>
      <Part title={t('form.pictures')}>
        <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
          <PictureField form={form} {...text(form.field('logo'))} ratio={1} hint={t('form.logoHint')} />
          <PictureField form={form} {...text(form.field('image'))} ratio={3 / 2} hint={t('form.imageHint')} />
        </div>
      </Part>
      <div id="milestones" className="scroll-mt-24">
        <MilestoneList form={form} regions={regions} />
      </div>
      <Part title={t('form.page')}>
        <TwoLanguages form={form} name="title">
          {(field) => <TextField {...text(field)} hint={t('form.titleHint')} />}
        </TwoLanguages>
        <TwoLanguages form={form} name="description">
          {(field) => <RichTextField {...text(field)} contents="page" hint={t('form.descriptionHint')} />}
        </TwoLanguages>
      </Part>
      <Features form={form} />
      <TwoLanguages form={form} name="template_html">
        {(field) => <RichTextField {...text(field)} contents="page" hint={t('form.templateHint')} />}
      </TwoLanguages>
      <TwoLanguages form={form} name="general_rules">
        {(field) => <RichTextField {...text(field)} contents="page" hint={t('form.rulesHint')} />}
      </TwoLanguages>
    </>
  );
}

/** The three special features (public spec, section 2). */
function Features({ form }: { form: SeasonForm }) {
  const t = useWords('admin-seasons');
  const say = useLocal();
  return (
    <RowList
      form={form}
      name="attributes"
      ordered
      max={limits.seasonAttributes}
      hint={t('attributes.hint')}
      addLabel={t('attributes.add')}
      none={t('attributes.none')}
      empty={() => ({ title: '', title_en: '', desc: '', desc_en: '', image: '' })}
      rowName={({ title, title_en = '' }, place) =>
        say({ title, title_en }, 'title') || t('attributes.unnamed', { number: place + 1 })
      }
    >
      {(row) => (
        <>
          <TwoLanguages form={row} name="title">
            {(field) => <TextField {...text(field)} />}
          </TwoLanguages>
          <TwoLanguages form={row} name="desc">
            {(field) => <TextArea {...text(field)} />}
          </TwoLanguages>
          <PictureField form={form} {...text(row.field('image'))} ratio={3 / 2} />
        </>
      )}
    </RowList>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="flex flex-col gap-5">
      <h2 className="border-b border-line pb-1.5 text-xl">{title}</h2>
      {children}
    </section>
  );
}
