import type { TrainingInput } from '#contract/endpoints/training-centres.ts';
import type { z } from '#contract/zod.ts';
import { PhoneField } from '#web/kit/form/PhoneField.tsx';
import { Select } from '#web/kit/form/Select.tsx';
import { TextField } from '#web/kit/form/TextField.tsx';
import { useWords } from '#web/lib/words.tsx';
import { TwoLanguages } from '../kit/form/TwoLanguages.tsx';
import type { RecordFormControl } from '../kit/form/useRecordForm.ts';

interface TrainingFieldsProps {
  form: RecordFormControl<z.input<typeof TrainingInput>>;
  /** The names of the regions by their ids. */
  regions: Record<string, string>;
}

/** The fields of a training centre, for a new one and for a change. */
export function TrainingFields({ form, regions }: TrainingFieldsProps) {
  const t = useWords('admin-trainings');
  const options = Object.entries(regions).map(([value, label]) => ({ value, label }));
  const [phone, location] = [form.field('phone'), form.field('location')];
  return (
    <>
      <TwoLanguages form={form} name="name">
        {(field) => <TextField {...field} />}
      </TwoLanguages>
      <TwoLanguages form={form} name="address">
        {(field) => <TextField {...field} />}
      </TwoLanguages>
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
        <Select
          {...form.field('region')}
          options={options}
          hint={options.length === 0 ? t('form.noRegions') : undefined}
        />
        <PhoneField {...phone} value={phone.value ?? ''} optional />
      </div>
      <TextField {...location} value={location.value ?? ''} kind="url" optional hint={t('form.mapHint')} />
    </>
  );
}
