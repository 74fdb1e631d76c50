import { useNavigate } from 'react-router';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { getDashboard } from '#contract/endpoints/dashboard.ts';
import { Select } from '#web/kit/form/Select.tsx';
import { useLanguage, useWords } from '#web/lib/words.tsx';
import { seasonOptions } from '../kit/seasons.ts';
import { dashboard } from './resource.ts';

type Seasons = Pick<AnswerOf<typeof getDashboard>, 'season' | 'seasons'>;

/** Whose figures are shown: one season's or those of all. The choice stands in the address. */
export function SeasonPicker({ season, seasons }: Seasons) {
  const t = useWords('admin-dashboard');
  const { lang } = useLanguage();
  const navigate = useNavigate();
  return (
    <Select
      label={t('season')}
      hideLabel
      className="w-full sm:w-64"
      value={season?._id ?? 'all'}
      onChange={(chosen) => navigate(dashboard.list({ season: chosen }), { preventScrollReset: true })}
      options={[...seasonOptions(seasons, lang), { value: 'all', label: t('allSeasons') }]}
    />
  );
}
