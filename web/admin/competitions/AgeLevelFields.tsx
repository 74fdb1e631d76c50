import { knownLevels, knownTitles } from '#contract/age-level-titles.ts';
import type { adminCompetitions } from '#contract/endpoints/admin-competitions.ts';
import { limits } from '#contract/limits.ts';
import { Checkbox } from '#web/kit/form/Checkbox.tsx';
import { TextField } from '#web/kit/form/TextField.tsx';
import { local } from '#web/lib/local.ts';
import { useLanguage, useWords } from '#web/lib/words.tsx';
import { TwoLanguages } from '../kit/form/TwoLanguages.tsx';
import type { FormOf } from '../kit/form/useRecordForm.ts';
import { RowList } from '../kit/rows/RowList.tsx';

/** The age levels, in the order in which they are offered. A new one is one of the specification's that is not there yet. */
export function AgeLevelFields({ form }: { form: FormOf<typeof adminCompetitions> }) {
  const t = useWords('admin-competitions');
  const { lang } = useLanguage();
  const next = () => {
    const there = form.values.agelevel.map(({ title, name_en }) => title || name_en);
    const title = knownTitles.find((one) => !there.includes(one));
    const texts = title ? knownLevels[title] : { name: '', name_en: '', desc: '', desc_en: '' };
    return { title: title ?? '', ...texts, status: true };
  };
  return (
    <RowList
      form={form}
      name="agelevel"
      hint={t('form.levelsHint')}
      empty={next}
      addLabel={t('form.addLevel')}
      none={t('form.noLevels')}
      max={limits.ageLevelsMax}
      ordered
      rowName={(level) => local(lang, level, 'name') || t('form.newLevel')}
      rowDetail={(level) => (
        <>
          <bdi dir="ltr">{level.desc}</bdi>
          {level.status === false && ` · ${t('form.closedLevel')}`}
        </>
      )}
    >
      {(row) => {
        const status = row.field('status');
        return (
          <>
            <TwoLanguages form={row} name="name">
              {(field) => <TextField {...field} />}
            </TwoLanguages>
            <TwoLanguages form={row} name="desc">
              {(field) => <TextField {...field} hint={t('form.agesHint')} />}
            </TwoLanguages>
            <Checkbox
              name={status.name}
              label={status.label}
              hint={t('form.levelKept')}
              value={status.value}
              onChange={status.onChange}
            />
          </>
        );
      }}
    </RowList>
  );
}
