import { Select, type SelectProps } from '#web/kit/form/Select.tsx';
import { Link } from '#web/kit/Link.tsx';
import { useLanguage, useWords } from '#web/lib/words.tsx';
import { seasons as seasonPages } from '../seasons/resource.ts';
import { type SeasonChoice, seasonOptions } from './seasons.ts';

type SeasonSelectProps = Omit<SelectProps, 'options'> & { seasons: readonly SeasonChoice[] };

/** The choice of a season. Where there is none yet, or the list could not be loaded, the list of seasons says more. */
export function SeasonSelect({ seasons, hint, ...field }: SeasonSelectProps) {
  const t = useWords('admin');
  const { lang } = useLanguage();
  const none = (
    <>
      {t('seasons.none')} <Link to={seasonPages.address}>{t('seasons.open')}</Link>
    </>
  );
  return (
    <Select
      {...field}
      options={seasonOptions(seasons, lang)}
      hint={hint ?? (seasons.length === 0 ? none : undefined)}
    />
  );
}
