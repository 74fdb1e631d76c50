import type { FaqInput } from '#contract/endpoints/faqs.ts';
import type { z } from '#contract/zod.ts';
import { RichTextField } from '#web/kit/editor/RichTextField.tsx';
import { TextField } from '#web/kit/form/TextField.tsx';
import { TwoLanguages } from '../kit/form/TwoLanguages.tsx';
import type { RecordFormControl } from '../kit/form/useRecordForm.ts';

/** The fields of a question, for a new one and for a change. */
export function FaqFields({ form }: { form: RecordFormControl<z.input<typeof FaqInput>> }) {
  return (
    <>
      <TwoLanguages form={form} name="name">
        {(field) => <TextField {...field} />}
      </TwoLanguages>
      <TwoLanguages form={form} name="description">
        {(field) => <RichTextField {...field} contents="page" />}
      </TwoLanguages>
    </>
  );
}
