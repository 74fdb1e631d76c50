import type { PartnerInput } from '#contract/endpoints/partners.ts';
import type { z } from '#contract/zod.ts';
import { TextField } from '#web/kit/form/TextField.tsx';
import { useWords } from '#web/lib/words.tsx';
import { TwoLanguages } from '../kit/form/TwoLanguages.tsx';
import type { RecordFormControl } from '../kit/form/useRecordForm.ts';
import { PictureField } from '../kit/picture/PictureField.tsx';

/** The fields of a partner, for a new one and for a change. */
export function PartnerFields({ form }: { form: RecordFormControl<z.input<typeof PartnerInput>> }) {
  const t = useWords('admin-partners');
  const link = form.field('link');
  return (
    <>
      <PictureField form={form} {...form.field('file_path')} hint={t('form.logoHint')} />
      <TwoLanguages form={form} name="name">
        {(field) => <TextField {...field} value={field.value ?? ''} hint={t('form.nameHint')} />}
      </TwoLanguages>
      <TextField {...link} value={link.value ?? ''} kind="url" optional hint={t('form.linkHint')} />
    </>
  );
}
