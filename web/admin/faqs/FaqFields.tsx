import type { FaqInput } from '#contract/endpoints/faqs.ts';
import type { z } from '#contract/zod.ts';
import { RichTextField } from '#web/kit/editor/RichTextField.tsx';
import { TextField } from '#web/kit/form/TextField.tsx';
import { useWords } from '#web/lib/words.tsx';
import { TwoLanguages } from '../kit/form/TwoLanguages.tsx';
import type { RecordFormControl } from '../kit/form/useRecordForm.ts';

/** The names of a question's fields: in the form, in its log, and where two versions meet. */
export function useFaqLabels() {
  const t = useWords('admin-faqs');
  return {
    name: t('fields.name'),
    name_en: t('fields.name_en'),
    description: t('fields.description'),
    description_en: t('fields.description_en'),
    status: t('fields.status'),
    order_id: t('fields.order_id'),
  };
}

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
