import type { AdminCompetition, adminCompetitions } from '#contract/endpoints/admin-competitions.ts';
import { scorePanelSlugs } from '#contract/score-panels.ts';
import { RichTextField } from '#web/kit/editor/RichTextField.tsx';
import { Select } from '#web/kit/form/Select.tsx';
import { TextArea } from '#web/kit/form/TextArea.tsx';
import { TextField } from '#web/kit/form/TextField.tsx';
import { useLanguage, useWords } from '#web/lib/words.tsx';
import { Part } from '../kit/form/Part.tsx';
import { Pair, TwoLanguages } from '../kit/form/TwoLanguages.tsx';
import type { FormOf } from '../kit/form/useRecordForm.ts';
import { PictureField } from '../kit/picture/PictureField.tsx';
import { namedOptions, type SeasonChoice } from '../kit/seasons.ts';
import { AgeLevelFields } from './AgeLevelFields.tsx';
import { FeeFields } from './FeeFields.tsx';

const characteristics = ['hardware', 'software', 'team_info', 'qualification_info', 'main_mission', 'theme'] as const;

interface CompetitionFieldsProps {
  form: FormOf<typeof adminCompetitions>;
  seasons: readonly SeasonChoice[];
  record: AdminCompetition | undefined;
}

/** The fields of a competition, for a new one and for a change. */
export function CompetitionFields({ form, seasons, record }: CompetitionFieldsProps) {
  const t = useWords('admin-competitions');
  const { lang } = useLanguage();
  const fixed = record?.has_teams ?? false;
  const [coaches, members] = [form.field('coaches_no'), form.field('members_no')];
  return (
    <>
      <Part title={t('form.basics')}>
        <Pair>
          <Select
            {...form.field('season')}
            options={namedOptions(seasons, lang)}
            disabled={fixed}
            hint={fixed ? t('form.fixed') : seasons.length === 0 ? t('form.noSeasons') : undefined}
          />
          <TextField
            {...form.field('slug')}
            optional={!fixed}
            kind="username"
            autoComplete="off"
            readOnly={fixed}
            list="score-panels"
            hint={fixed ? t('form.fixed') : t('form.slugHint')}
          />
          <datalist id="score-panels">
            {scorePanelSlugs.map((slug) => (
              <option key={slug} value={slug} />
            ))}
          </datalist>
        </Pair>
        <TwoLanguages form={form} name="name">
          {(field) => <TextField {...field} />}
        </TwoLanguages>
        <TwoLanguages form={form} name="description">
          {(field) => <RichTextField {...field} contents="page" />}
        </TwoLanguages>
      </Part>
      <Part title={t('form.teams')}>
        <Pair>
          <TextField {...coaches} value={String(coaches.value)} kind="code" />
          <TextField {...members} value={String(members.value)} kind="code" />
        </Pair>
        <AgeLevelFields form={form} />
      </Part>
      <Part title={t('form.price')}>
        <FeeFields form={form} isNew={!record} />
      </Part>
      <Part title={t('form.pictures')}>
        <PictureField form={form} {...form.field('banner')} ratio={3 / 2} hint={t('form.bannerHint')} />
        <PictureField form={form} {...form.field('logo')} hint={t('form.logoHint')} />
        <TextField {...form.field('video')} kind="url" optional hint={t('form.videoHint')} />
      </Part>
      <Part title={t('form.characteristics')} text={t('form.characteristicsText')}>
        {characteristics.map((name) => (
          <TwoLanguages key={name} form={form} name={name}>
            {(field) => <TextArea {...field} rows={2} />}
          </TwoLanguages>
        ))}
      </Part>
    </>
  );
}
