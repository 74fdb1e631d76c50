import type { ReactNode } from 'react';
import type { AdminCompetition } from '#contract/endpoints/admin-competitions.ts';
import { scorePanelSlugs } from '#contract/score-panels.ts';
import { RichTextField } from '#web/kit/editor/RichTextField.tsx';
import { Select } from '#web/kit/form/Select.tsx';
import { TextArea } from '#web/kit/form/TextArea.tsx';
import { TextField } from '#web/kit/form/TextField.tsx';
import { useLanguage, useWords } from '#web/lib/words.tsx';
import { TwoLanguages } from '../kit/form/TwoLanguages.tsx';
import { PictureField } from '../kit/picture/PictureField.tsx';
import { type SeasonChoice, seasonOptions } from '../kit/seasons.ts';
import { AgeLevelFields } from './AgeLevelFields.tsx';
import { FeeFields } from './FeeFields.tsx';
import type { CompetitionFormControl } from './form-control.ts';

const characteristics = ['hardware', 'software', 'team_info', 'qualification_info', 'main_mission', 'theme'] as const;

interface CompetitionFieldsProps {
  form: CompetitionFormControl;
  seasons: readonly SeasonChoice[];
  record: AdminCompetition | undefined;
}

/** The fields of a competition, for a new one and for a change. */
export function CompetitionFields({ form, seasons, record }: CompetitionFieldsProps) {
  const t = useWords('admin-competitions');
  const { lang } = useLanguage();
  const fixed = record?.has_teams ?? false;
  const [video, coaches, members] = [form.field('video'), form.field('coaches_no'), form.field('members_no')];
  const slug = form.field('slug');
  const logo = form.field('logo');
  const banner = form.field('banner');
  return (
    <>
      <Part title={t('form.basics')}>
        <Pair>
          <Select
            {...form.field('season')}
            options={seasonOptions(seasons, lang)}
            disabled={fixed}
            hint={fixed ? t('form.fixed') : seasons.length === 0 ? t('form.noSeasons') : undefined}
          />
          <TextField
            {...slug}
            value={slug.value ?? ''}
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
        <PictureField form={form} {...banner} value={banner.value ?? ''} ratio={3 / 2} hint={t('form.bannerHint')} />
        <PictureField form={form} {...logo} value={logo.value ?? ''} hint={t('form.logoHint')} />
        <TextField {...video} value={video.value ?? ''} kind="url" optional hint={t('form.videoHint')} />
      </Part>
      <Part title={t('form.characteristics')} text={t('form.characteristicsText')}>
        {characteristics.map((name) => (
          <TwoLanguages key={name} form={form} name={name}>
            {(field) => <TextArea {...field} value={field.value ?? ''} rows={2} />}
          </TwoLanguages>
        ))}
      </Part>
    </>
  );
}

/** Fields that belong together, below their title. */
function Part({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-6 border-t border-line pt-6 first:border-t-0 first:pt-0">
      <div>
        <h2 className="text-xl">{title}</h2>
        {text && <p className="mt-1 text-soft">{text}</p>}
      </div>
      {children}
    </section>
  );
}

const Pair = ({ children }: { children: ReactNode }) => (
  <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">{children}</div>
);
