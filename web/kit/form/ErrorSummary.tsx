import { type ReactNode, type RefObject, useLayoutEffect, useState } from 'react';
import { useLanguage, useWords } from '#web/lib/words.tsx';
import { Callout } from '../Callout.tsx';
import { errorLines } from './error-lines.ts';
import type { FormControl } from './useForm.ts';

interface ErrorSummaryProps {
  // biome-ignore lint/suspicious/noExplicitAny: a form of any values
  form: FormControl<any>;
  element: RefObject<HTMLFormElement | null>;
  help?: ReactNode;
}

/** The form's errors, read out when they appear: the general failure, and a link to each field with an error. */
export function ErrorSummary({ form, element, help }: ErrorSummaryProps) {
  const t = useWords('kit');
  const { lang } = useLanguage();
  const names = useFieldNames(form.errors, element);
  // In the order of the form, which is the document order of the named elements; unnamed ones last.
  const wrong = Object.entries(form.errors)
    .map(([name, text]) => ({ name, text, place: Number.POSITIVE_INFINITY, ...names[name] }))
    .sort((one, other) => (one.place === other.place ? 0 : one.place - other.place));
  const goTo = (name: string) => {
    const field = findField(element.current, name);
    field?.focus();
    field?.scrollIntoView({ block: 'center' });
  };
  return (
    <div role="alert" className="empty:sr-only">
      {form.message && wrong.length < 2 && (
        <div tabIndex={-1} data-form-message={help ? 'help' : ''} className="rounded-md">
          <Callout tone="bad" actions={help}>
            {form.message}
          </Callout>
        </div>
      )}
      {form.failures > 0 && wrong.length === 1 && <span className="sr-only">{t('fix', { count: 1 })}</span>}
      {form.failures > 0 && wrong.length > 1 && (
        <Callout tone="bad" title={form.message ?? t('fix', { count: wrong.length })}>
          <ul className="mt-1 list-disc ps-5">
            {errorLines(wrong, lang).map(({ name, label, text }) => (
              <li key={name}>
                <button
                  type="button"
                  className="align-top text-start underline underline-offset-3"
                  onClick={() => goTo(name)}
                >
                  {label && (
                    <>
                      <span className="font-semibold">{label}</span>:{' '}
                    </>
                  )}
                  {text}
                </button>
              </li>
            ))}
          </ul>
        </Callout>
      )}
    </div>
  );
}

function findField(form: HTMLFormElement | null, name: string): HTMLElement | null {
  const named = form?.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`) ?? null;
  // A date keeps its value in a hidden input beside the parts that are typed into.
  return named?.closest('.react-aria-DatePicker')?.querySelector<HTMLElement>('[role="spinbutton"]') ?? named;
}

type FieldName = { label?: string | undefined; group?: string | undefined; place: number };

/** The labels of fields with errors: every field, and every group of fields, has its label in `data-label`. */
function useFieldNames(errors: FormControl<object>['errors'], element: RefObject<HTMLFormElement | null>) {
  const [names, setNames] = useState<Record<string, FieldName>>({});
  // Read after rendering: an error may make the fields it is about appear.
  useLayoutEffect(() => {
    if (Object.keys(errors).length === 0) return;
    const onScreen = [...(element.current?.querySelectorAll<HTMLElement>('[name], [role="spinbutton"]') ?? [])];
    const found = Object.keys(errors).map((name): [string, FieldName] => {
      const control = findField(element.current, name);
      const place = control ? onScreen.indexOf(control) : -1;
      const field = control?.closest<HTMLElement>('[data-label]');
      const group = field?.parentElement?.closest<HTMLElement>('[data-label]');
      return [name, { label: field?.dataset.label, group: group?.dataset.label, place: place < 0 ? Infinity : place }];
    });
    setNames(Object.fromEntries(found));
  }, [errors, element]);
  return names;
}
