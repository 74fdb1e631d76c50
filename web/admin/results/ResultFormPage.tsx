import { adminResults } from '#contract/endpoints/admin-results.ts';
import { limits } from '#contract/limits.ts';
import { medalOf } from '#domain/medal.ts';
import { Callout } from '#web/kit/Callout.tsx';
import { Select } from '#web/kit/form/Select.tsx';
import { TextField } from '#web/kit/form/TextField.tsx';
import { useLanguage, useWords } from '#web/lib/words.tsx';
import { Pair } from '../kit/form/TwoLanguages.tsx';
import { formPage } from '../kit/form-page.tsx';
import { regionOptions } from '../kit/regions.ts';
import { competitionsOfAny, levelOptions, namedOptions } from '../kit/seasons.ts';
import { loadChoices, namesOfChoices } from './choices.ts';
import { results } from './resource.ts';
import { TeamPicker } from './TeamPicker.tsx';

const ranks = Array.from({ length: limits.rankMax - limits.rankMin + 1 }, (_, at) => limits.rankMin + at);
const noTeam = { team_id: '', competion_id: '', region_id: '', ageLevel: '' };

/** `/admin/results/new` and `/admin/results/{id}/edit` (back-office spec, sections 2 and 5). */
const page = formPage({
  resource: results,
  calls: adminResults,
  words: 'admin-results',
  empty: { season_id: '', ...noTeam, ranked: '', score: '' },
  load: loadChoices,
  useNames: (choices) => namesOfChoices(choices, useLanguage().lang),
  Above({ extra: { error } }) {
    // Without its choices nothing can be filled in.
    return error ? (
      <Callout tone="bad" role="alert">
        {error}
      </Callout>
    ) : null;
  },
  Fields({ form, record, extra: { seasons, regions } }) {
    const t = useWords('admin-results');
    const { lang } = useLanguage();
    const { values, errors } = form;
    const competitions = seasons.find(({ _id }) => _id === values.season_id)?.competions ?? [];
    const competition = competitions.filter(({ _id }) => _id === values.competion_id);
    const level = competition[0]?.agelevel.find(({ title }) => title === values.ageLevel);
    return (
      <>
        <Select
          {...form.field('season_id')}
          options={namedOptions(seasons, lang)}
          onChange={(season_id) => form.set({ season_id, ...noTeam })}
        />
        <TeamPicker
          label={form.field('team_id').label}
          name="team_id"
          value={values.team_id}
          season={values.season_id}
          known={record?.team}
          error={errors.team_id}
          onPick={(team) =>
            form.set({
              ...{ team_id: team._id, competion_id: team.competion._id },
              ...{ region_id: team.region._id, ageLevel: team.ageLevel },
            })
          }
          onClear={() => form.set(noTeam)}
        />
        <Pair>
          <Select
            {...form.field('competion_id')}
            options={values.season_id ? competitionsOfAny(seasons, values.season_id, lang) : []}
            onChange={(competion_id) => form.set({ competion_id, ageLevel: '' })}
          />
          <Select {...form.field('ageLevel')} options={levelOptions(competition, lang)} />
        </Pair>
        <div role="status" className="empty:-mt-6">
          {level && (
            <Callout tone={level.published ? 'warn' : 'info'}>
              {t(level.published ? 'form.seen' : 'form.unseen')}
            </Callout>
          )}
        </div>
        <Select {...form.field('region_id')} options={regionOptions(regions, lang)} />
        <Pair>
          <Select
            {...form.field('ranked')}
            value={String(values.ranked)}
            options={ranks.map((rank) => ({
              value: String(rank),
              label: t('form.rankChoice', { rank, medal: t(`medal.${medalOf(rank)}`) }),
            }))}
          />
          <TextField {...form.field('score')} value={String(values.score ?? '')} optional inputMode="numeric" />
        </Pair>
      </>
    );
  },
});
export const handle = page.handle;
export const clientLoader = page.clientLoader;
export const HydrateFallback = page.HydrateFallback;
export default page.Page;
