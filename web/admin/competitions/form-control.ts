import type { CompetitionInput } from '#contract/endpoints/admin-competitions.ts';
import type { z } from '#contract/zod.ts';
import type { RecordFormControl } from '../kit/form/useRecordForm.ts';

/** The form of a competition, as its parts are given it. */
export type CompetitionFormControl = RecordFormControl<z.input<typeof CompetitionInput>>;
