import { useEffect, useId, useState } from 'react';
import { listCities } from '#contract/endpoints/regions.ts';
import type { City, Region } from '#contract/entities.ts';
import { Select } from '#web/kit/form/Select.tsx';
import { TextField } from '#web/kit/form/TextField.tsx';
import { call } from '#web/lib/api.ts';
import { useLanguage, useWords } from '#web/lib/words.tsx';
import { LogoField } from './LogoField.tsx';
import type { WizardControl } from './useWizard.ts';

const stages = ['primary', 'intermediate', 'secondary'] as const;

/** School, team, place and logo. City and stage are free text with suggestions. */
export function TeamStep({ wizard, regions }: { wizard: WizardControl; regions: Region[] }) {
  const { form } = wizard;
  const t = useWords('registration');
  const field = useWords('team-fields');
  const arabic = useLanguage().lang === 'ar';
  const nameOf = (place: Pick<Region, 'ar_name' | 'en_name'>) => (arabic ? place.ar_name : place.en_name);
  const cities = useCities().filter(({ region }) => region === form.values.region);
  const list = useId();
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField
        label={t('schoolName')}
        required
        autoComplete="organization"
        className="sm:col-span-2"
        {...form.field('schoolName')}
      />
      <TextField
        label={t('teamName')}
        hint={t('teamNameHint')}
        required
        maxLength={80}
        autoComplete="off"
        className="sm:col-span-2"
        {...form.field('teamName')}
      />
      <Select
        label={field('region')}
        required
        options={regions.map((region) => ({ value: region._id, label: nameOf(region) }))}
        {...form.field('region')}
      />
      <TextField label={field('city')} optional autoComplete="off" list={`${list}-cities`} {...form.field('city')} />
      <datalist id={`${list}-cities`}>
        {cities.map((city) => (
          <option key={city.en_name} value={nameOf(city)} />
        ))}
      </datalist>
      <TextField label={field('stage')} optional autoComplete="off" list={`${list}-stages`} {...form.field('stage')} />
      <datalist id={`${list}-stages`}>
        {stages.map((stage) => (
          <option key={stage} value={t(`stages.${stage}`)} />
        ))}
      </datalist>
      <LogoField wizard={wizard} className="sm:col-span-2" />
    </div>
  );
}

/** Suggestions only: if they fail to load, the city is typed. */
function useCities(): City[] {
  const [cities, setCities] = useState<City[]>([]);
  useEffect(() => {
    const page = new AbortController();
    call(listCities, { signal: page.signal }).then(
      (answer) => setCities(answer.cities),
      () => {},
    );
    return () => page.abort();
  }, []);
  return cities;
}
