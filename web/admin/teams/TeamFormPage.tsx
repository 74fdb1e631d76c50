import { adminTeams } from '#contract/endpoints/admin-teams.ts';
import { limits } from '#contract/limits.ts';
import { Select } from '#web/kit/form/Select.tsx';
import { TextArea } from '#web/kit/form/TextArea.tsx';
import { TextField } from '#web/kit/form/TextField.tsx';
import { Link } from '#web/kit/Link.tsx';
import { Ltr } from '#web/kit/Ltr.tsx';
import { local, useLocal } from '#web/lib/local.ts';
import { useLanguage, useWords } from '#web/lib/words.tsx';
import { useMay } from '../kit/calls.ts';
import { Part } from '../kit/form/Part.tsx';
import { Pair } from '../kit/form/TwoLanguages.tsx';
import { formPage } from '../kit/form-page.tsx';
import { PictureField } from '../kit/picture/PictureField.tsx';
import { regionNames, regionOptions } from '../kit/regions.ts';
import { competitionOptions, namesOfSeasons } from '../kit/seasons.ts';
import { loadTeamChoices } from './choices.ts';
import { emptyTeam } from './empty.ts';
import { teams } from './resource.ts';

/** `/admin/team/{id}/edit` (back-office spec, sections 2 and 7). People, payment and withdrawal are changed in the view. */
const page = formPage({
  resource: teams,
  calls: adminTeams,
  words: 'admin-teams',
  empty: emptyTeam,
  load: loadTeamChoices,
  useNames({ seasons, regions }) {
    const { lang } = useLanguage();
    return { competion: namesOfSeasons(seasons, lang).competion, region: regionNames(regions, lang) };
  },
  Above({ record }) {
    const t = useWords('admin-teams');
    const say = useLocal();
    return record ? (
      <p className="text-soft">
        <Ltr className="font-semibold">{record.team_no}</Ltr> · {say(record.season, 'name')} ·{' '}
        <Link to={teams.view(record._id)}>{t('view.backToView')}</Link>
      </p>
    ) : null;
  },
  Fields({ form, record, extra: { seasons, regions } }) {
    const t = useWords('admin-teams');
    const { lang } = useLanguage();
    const say = useLocal();
    const mayMove = useMay()({ access: 'admin-teams:money' });
    const season = record?.season._id ?? '';
    const competition = seasons
      .flatMap(({ competions }) => competions)
      .find(({ _id }) => _id === form.values.competion);
    const levels = (competition?.agelevel ?? record?.competion.agelevel ?? []).map((level) => ({
      value: level.title,
      label: local(lang, level, 'name'),
    }));
    const ofSeason = competitionOptions(seasons, season, lang);
    const own = record && { value: record.competion._id, label: say(record.competion, 'name') };
    const hint = mayMove ? t(record?.payment_status ? 'form.paid' : 'form.unpaid') : t('form.notYours');
    return (
      <>
        <Part title={t('form.about')}>
          <Pair>
            <TextField {...form.field('name')} maxLength={limits.teamNameMax} />
            <TextField {...form.field('schoolName')} maxLength={limits.textMax} />
          </Pair>
          <Pair>
            <TextField {...form.field('stage')} value={form.values.stage ?? ''} optional maxLength={limits.textMax} />
            <TextField {...form.field('city')} value={form.values.city ?? ''} optional maxLength={limits.textMax} />
          </Pair>
          <PictureField form={form} {...form.field('image')} value={form.values.image ?? ''} ratio={1} />
        </Part>
        <Part title={t('form.place')}>
          <Select
            {...form.field('competion')}
            hint={hint}
            disabled={!mayMove}
            options={ofSeason.length > 0 || !own ? ofSeason : [own]}
            onChange={(competion) =>
              form.set({ competion, ...(competion !== record?.competion._id && { ageLevel: '' }) })
            }
          />
          <Pair>
            <Select {...form.field('ageLevel')} options={levels} />
            <Select {...form.field('region')} options={regionOptions(regions, lang)} />
          </Pair>
        </Part>
        <Part title={t('view.notes')}>
          <TextArea
            {...form.field('notes')}
            value={form.values.notes ?? ''}
            hint={t('form.notesHint')}
            optional
            rows={4}
          />
        </Part>
      </>
    );
  },
});
export const handle = page.handle;
export const clientLoader = page.clientLoader;
export const HydrateFallback = page.HydrateFallback;
export default page.Page;
