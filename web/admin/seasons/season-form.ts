import type { SeasonInput } from '#contract/endpoints/admin-seasons.ts';
import type { z } from '#contract/zod.ts';
import type { RecordFormControl } from '../kit/form/useRecordForm.ts';

export type SeasonForm = RecordFormControl<z.input<typeof SeasonInput>>;

/** A field that may be left out of a call is an empty text in the form. */
export const text = <Field extends { value: string | undefined }>(field: Field) => ({
  ...field,
  value: field.value ?? '',
});
