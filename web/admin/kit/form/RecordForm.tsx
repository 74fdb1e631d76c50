import type { ReactNode } from 'react';
import { Button, ButtonLink } from '#web/kit/Button.tsx';
import { Callout } from '#web/kit/Callout.tsx';
import { Form, SubmitButton } from '#web/kit/form/Form.tsx';
import { useWords } from '#web/lib/words.tsx';
import { ConflictDialog } from './ConflictDialog.tsx';
import { GoneDialog } from './GoneDialog.tsx';
import type { RecordFormControl } from './useRecordForm.ts';
import { onApple, useSaveKeys } from './useSaveKeys.ts';

interface RecordFormProps {
  // biome-ignore lint/suspicious/noExplicitAny: a form of any values
  form: RecordFormControl<any>;
  label: string;
  /** Says that the record is no longer there. */
  goneTitle: string;
  children: ReactNode;
}

/** The frame of a record's fields: what was restored, the fields, Save and Cancel at the lower edge of the window. */
export function RecordForm({ form, label, goneTitle, children }: RecordFormProps) {
  const t = useWords('admin');
  const kit = useWords('kit');
  useSaveKeys(() => form.submit());
  return (
    <>
      <Form
        form={form}
        label={label}
        // The bars at the edges of the window do not cover the field that has the focus.
        className="gap-6 [&_:is(input,select,textarea,button,.tiptap)]:scroll-my-24"
      >
        {form.restored && (
          <Callout
            role="status"
            actions={
              <Button size="sm" onClick={() => form.reset()}>
                {t('form.discard')}
              </Button>
            }
          >
            {t('form.restored')}
          </Callout>
        )}
        {children}
        <FormFoot>
          <SubmitButton
            aria-keyshortcuts={onApple() ? 'Meta+S' : 'Control+S'}
            title={t('form.saveKeys', { keys: onApple() ? '⌘S' : 'Ctrl+S' })}
            className="max-sm:grow"
          >
            {t('form.save')}
          </SubmitButton>
          {form.stays ? (
            <Button variant="ghost" onClick={() => form.reset()} className="max-sm:grow">
              {kit('cancel')}
            </Button>
          ) : (
            <ButtonLink to={form.back} variant="ghost" className="max-sm:grow">
              {kit('cancel')}
            </ButtonLink>
          )}
        </FormFoot>
      </Form>
      {form.conflict && <ConflictDialog form={form} conflict={form.conflict} />}
      {form.gone && <GoneDialog form={form} title={goneTitle} deletion={form.gone.by} />}
    </>
  );
}

/** Save and Cancel at the lower edge of the window; what is said at that edge stands above them (`data-foot`). */
export const FormFoot = ({ children }: { children: ReactNode }) => (
  <div
    data-foot
    className="sticky bottom-0 z-20 -mx-4 flex gap-3 border-t border-line bg-paper px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:-mx-6 sm:px-6 lg:mx-0 lg:px-0"
  >
    {children}
  </div>
);
