import type { adminSeasons } from '#contract/endpoints/admin-seasons.ts';
import { limits } from '#contract/limits.ts';
import { RichTextField } from '#web/kit/editor/RichTextField.tsx';
import { TextArea } from '#web/kit/form/TextArea.tsx';
import { TextField } from '#web/kit/form/TextField.tsx';
import { useLocal } from '#web/lib/local.ts';
import { useWords } from '#web/lib/words.tsx';
import { Part } from '../kit/form/Part.tsx';
import { Pair, TwoLanguages } from '../kit/form/TwoLanguages.tsx';
import type { FormOf } from '../kit/form/useRecordForm.ts';
import { PictureField } from '../kit/picture/PictureField.tsx';
import { RowList } from '../kit/rows/RowList.tsx';
import { MilestoneList } from './MilestoneList.tsx';
import type { RegionChoice } from './names-in-dates.ts';

interface SeasonFieldsProps {
  form: FormOf<typeof adminSeasons>;
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
        <Pair>
          <PictureField form={form} {...form.field('logo')} ratio={1} hint={t('form.logoHint')} />
          <PictureField form={form} {...form.field('image')} ratio={3 / 2} hint={t('form.imageHint')} />
        </Pair>
      </Part>
      <div id="milestones" className="scroll-mt-24">
        <MilestoneList form={form} regions={regions} />
      </div>
      <Part title={t('form.page')}>
        <TwoLanguages form={form} name="title">
          {(field) => <TextField {...field} hint={t('form.titleHint')} />}
        </TwoLanguages>
        <TwoLanguages form={form} name="description">
          {(field) => <RichTextField {...field} contents="page" hint={t('form.descriptionHint')} />}
        </TwoLanguages>
      </Part>
      <Features form={form} />
      <TwoLanguages form={form} name="template_html">
        {(field) => <RichTextField {...field} contents="page" hint={t('form.templateHint')} />}
      </TwoLanguages>
      <TwoLanguages form={form} name="general_rules">
        {(field) => <RichTextField {...field} contents="page" hint={t('form.rulesHint')} />}
      </TwoLanguages>
    </>
  );
}

/** The three special features (public spec, section 2). */
function Features({ form }: { form: FormOf<typeof adminSeasons> }) {
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
            {(field) => <TextField {...field} />}
          </TwoLanguages>
          <TwoLanguages form={row} name="desc">
            {(field) => <TextArea {...field} />}
          </TwoLanguages>
          <PictureField form={form} {...row.field('image')} ratio={3 / 2} />
        </>
      )}
    </RowList>
  );
}
