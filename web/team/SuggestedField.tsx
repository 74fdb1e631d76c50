import { useEffect, useId, useState } from 'react';
import { listCities } from '#contract/endpoints/regions.ts';
import type { City } from '#contract/entities.ts';
import { TextField, type TextFieldProps } from '#web/kit/form/TextField.tsx';
import { call } from '#web/lib/api.ts';
import { useLanguage, useWords } from '#web/lib/words.tsx';

/** The city of a team: free text with the cities of its region as suggestions. */
export function CityField({ region, ...field }: TextFieldProps & { region: string }) {
  const { lang } = useLanguage();
  const cities = useCities().filter((city) => city.region === region);
  return <SuggestedField {...field} suggested={cities.map((city) => (lang === 'ar' ? city.ar_name : city.en_name))} />;
}

const stages = ['primary', 'intermediate', 'secondary'] as const;

/** The school stage of a team: free text with suggestions. */
export function StageField(field: TextFieldProps) {
  const t = useWords('team');
  return <SuggestedField {...field} suggested={stages.map((stage) => t(`stages.${stage}`))} />;
}

function SuggestedField({ suggested, ...field }: TextFieldProps & { suggested: readonly string[] }) {
  const list = useId();
  return (
    // One cell of a grid, for a datalist takes none.
    <div className={field.className}>
      <TextField {...field} className="" optional autoComplete="off" list={list} />
      <datalist id={list}>
        {suggested.map((value) => (
          <option key={value} value={value} />
        ))}
      </datalist>
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
