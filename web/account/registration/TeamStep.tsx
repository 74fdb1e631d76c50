import type { Region } from '#contract/entities.ts';
import { Select } from '#web/kit/form/Select.tsx';
import { TextField } from '#web/kit/form/TextField.tsx';
import { useLanguage, useWords } from '#web/lib/words.tsx';
import { CityField, StageField } from '#web/team/SuggestedField.tsx';
import { LogoField } from './LogoField.tsx';
import type { WizardControl } from './useWizard.ts';

/** School, team, place and logo. City and stage are free text with suggestions. */
export function TeamStep({ wizard, regions }: { wizard: WizardControl; regions: Region[] }) {
  const { form } = wizard;
  const t = useWords('registration');
  const field = useWords('team-fields');
  const arabic = useLanguage().lang === 'ar';
  const nameOf = (place: Pick<Region, 'ar_name' | 'en_name'>) => (arabic ? place.ar_name : place.en_name);
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
      <CityField label={field('city')} region={form.values.region} {...form.field('city')} />
      <StageField label={field('stage')} {...form.field('stage')} />
      <LogoField wizard={wizard} className="sm:col-span-2" />
    </div>
  );
}
