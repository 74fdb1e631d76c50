import type { RefObject } from 'react';
import { useWords } from '#web/lib/words.tsx';
import { Callout } from '../Callout.tsx';
import type { FormControl } from './useForm.ts';

interface ErrorSummaryProps {
  // biome-ignore lint/suspicious/noExplicitAny: a form of any values
  form: FormControl<any>;
  element: RefObject<HTMLFormElement | null>;
}

/** What went wrong, read out as it appears: the form's own failure, and each wrong field with a way to it. */
export function ErrorSummary({ form, element }: ErrorSummaryProps) {
  const t = useWords('kit');
  const wrong = Object.entries(form.errors);
  const goTo = (name: string) => {
    const named = element.current?.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`);
    // A date keeps its value in a hidden input beside the parts that one types into.
    const field = named?.closest('.react-aria-DatePicker')?.querySelector<HTMLElement>('[role="spinbutton"]') ?? named;
    field?.focus();
    field?.scrollIntoView({ block: 'center' });
  };
  return (
    <div role="alert" className="empty:hidden">
      {form.message && wrong.length < 2 && (
        <div tabIndex={-1} data-form-message className="rounded-md">
          <Callout tone="bad">{form.message}</Callout>
        </div>
      )}
      {form.failures > 0 && wrong.length === 1 && <span className="sr-only">{t('fix', { count: 1 })}</span>}
      {form.failures > 0 && wrong.length > 1 && (
        <Callout tone="bad" title={form.message ?? t('fix', { count: wrong.length })}>
          <ul className="mt-1 list-disc ps-5">
            {wrong.map(([name, text]) => (
              <li key={name}>
                <button type="button" className="text-start underline underline-offset-3" onClick={() => goTo(name)}>
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
