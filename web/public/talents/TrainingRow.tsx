import { Select } from '#web/kit/form/Select.tsx';
import { useWords } from '#web/lib/words.tsx';
import type { Choices } from './load-choices.ts';
import type { TrainingField } from './talent-form.ts';
import type { TalentFormControl } from './useTalentForm.ts';

interface Props {
  form: TalentFormControl;
  row: number;
  choices: Choices;
}

/** One training: a competition and two times of day. */
export function TrainingRow({ form, row, choices }: Props) {
  const t = useWords('talents');
  const title = t('training.one', { n: row + 1 });
  const field = (name: TrainingField, options: Choices['slots']) => {
    const bound = form.field(name);
    // A saved choice may no longer be on offer.
    const offered = options.some(({ value }) => value === bound.value);
    return { ...bound, value: offered ? bound.value : '', options, required: true };
  };
  return (
    <fieldset data-label={title} className="rounded-lg border border-line bg-surface p-4 shadow-xs sm:p-5">
      {/* Floats, because a legend would otherwise be placed in the border. */}
      <legend className="float-start mb-3 w-full font-bold text-palm">{title}</legend>
      <div className="clear-both grid grid-cols-2 gap-3 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)]">
        <Select
          {...field(`training.${row}.competion`, choices.competitions)}
          label={t('training.competion')}
          className="max-sm:col-span-2"
        />
        <Select {...field(`training.${row}.time_slot_1`, choices.slots)} label={t('training.time_slot_1')} />
        <Select {...field(`training.${row}.time_slot_2`, choices.slots)} label={t('training.time_slot_2')} />
      </div>
    </fieldset>
  );
}
