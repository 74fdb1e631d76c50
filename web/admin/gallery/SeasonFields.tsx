import { Select } from '#web/kit/form/Select.tsx';
import { useLanguage, useWords } from '#web/lib/words.tsx';
import { useFieldLabels } from '../kit/field-labels.ts';
import { Pair } from '../kit/form/TwoLanguages.tsx';
import { competitionOptions, namedOptions, type SeasonChoice } from '../kit/seasons.ts';

interface SeasonFieldsProps {
  seasons: readonly SeasonChoice[];
  season: string;
  competition: string;
  /** A competition belongs to one season: another season has none chosen. */
  onChange: (chosen: { season: string; competion: string }) => void;
  errors: Record<string, string>;
}

/** Which season pictures belong to, and which of its competitions, if to one. */
export function SeasonFields({ seasons, season, competition, onChange, errors }: SeasonFieldsProps) {
  const t = useWords('admin-gallery');
  const labels = useFieldLabels('admin-gallery');
  const { lang } = useLanguage();
  return (
    <Pair>
      <Select
        name="season"
        label={labels.season}
        required
        value={season}
        options={namedOptions(seasons, lang)}
        onChange={(chosen) => onChange({ season: chosen, competion: '' })}
        hint={seasons.length === 0 ? t('form.noSeasons') : undefined}
        error={errors.season}
      />
      <Select
        name="competion"
        label={labels.competion}
        optional
        placeholder={t('form.wholeSeason')}
        value={competition}
        options={competitionOptions(seasons, season, lang)}
        onChange={(chosen) => onChange({ season, competion: chosen })}
        error={errors.competion}
      />
    </Pair>
  );
}
