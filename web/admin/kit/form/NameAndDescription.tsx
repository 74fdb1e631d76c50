import { RichTextField } from '#web/kit/editor/RichTextField.tsx';
import { TextArea } from '#web/kit/form/TextArea.tsx';
import { TextField } from '#web/kit/form/TextField.tsx';
import { TwoLanguages } from './TwoLanguages.tsx';
import type { RecordBinding, RecordFormControl } from './useRecordForm.ts';

type Texts = Record<'name' | 'name_en' | 'description' | 'description_en', string>;

interface NameAndDescriptionProps {
  form: { field: (name: keyof Texts) => RecordBinding<string> };
  /** The description is a few lines without HTML. */
  plain?: boolean;
}

/** Name and description of a record, in both languages. */
export function NameAndDescription({ form, plain }: NameAndDescriptionProps) {
  // Of the form no more is known here than these four fields.
  const texts = form as RecordFormControl<Texts>;
  return (
    <>
      <TwoLanguages form={texts} name="name">
        {(field) => <TextField {...field} />}
      </TwoLanguages>
      <TwoLanguages form={texts} name="description">
        {(field) => (plain ? <TextArea {...field} rows={3} /> : <RichTextField {...field} contents="page" />)}
      </TwoLanguages>
    </>
  );
}
