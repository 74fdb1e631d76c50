import { createContext, type ReactNode, use, useEffect, useRef } from 'react';
import { useEarlyInput } from '#web/lib/hydration/early-input.ts';
import { useHydrated } from '#web/lib/hydration/hydrated.ts';
import { useWords } from '#web/lib/words.tsx';
import { Button, type ButtonProps } from '../Button.tsx';
import { cx } from '../cx.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import type { FormControl } from './useForm.ts';

const PendingContext = createContext(false);

const wrongField = '[aria-invalid="true"], [data-invalid] [role="spinbutton"]';

export interface FormProps {
  /** From `useForm`. */
  // biome-ignore lint/suspicious/noExplicitAny: a form of any values
  form: FormControl<any>;
  /** The form's accessible name, if no heading says it. */
  label?: string;
  /** Links below the error message that help to fix the error. */
  help?: ReactNode;
  children: ReactNode;
  className?: string;
}

/**
 * A form around fields and a `SubmitButton`. After a failed submission it shows the number of errors, lists them if
 * there are several, and moves the focus to the first; to the message if that has help, which may lead elsewhere.
 */
export function Form({ form, label, help, children, className }: FormProps) {
  const t = useWords('kit');
  const element = useRef<HTMLFormElement>(null);
  useEarlyInput(form, element);
  useEffect(() => {
    if (form.failures === 0) return;
    const field = element.current?.querySelector<HTMLElement>(wrongField);
    const message = element.current?.querySelector<HTMLElement>('[data-form-message]');
    const first = message?.dataset.formMessage === 'help' ? message : (field ?? message);
    first?.focus();
  }, [form.failures]);
  return (
    <form
      ref={element}
      noValidate
      // Never GET: the values must not appear in the address.
      method="post"
      aria-label={label}
      aria-busy={form.pending || undefined}
      onSubmit={form.submit}
      className={cx('flex flex-col gap-5', className)}
    >
      <ErrorSummary form={form} element={element} help={help} />
      <PendingContext value={form.pending}>{children}</PendingContext>
      <span role="status" className="sr-only">
        {form.pending ? t('busy') : ''}
      </span>
    </form>
  );
}

/**
 * Submits its form; shows a spinner meanwhile. Before hydration it does nothing, because the browser's own submission
 * would lose what was typed. Add `NeedsScript` for browsers without scripts.
 */
export function SubmitButton({ variant = 'primary', ...rest }: ButtonProps) {
  const alive = useHydrated();
  return <Button {...rest} type={alive ? 'submit' : 'button'} variant={variant} pending={use(PendingContext)} />;
}

/** The buttons at the end of a form; the main one first, in both directions. */
export function FormActions({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={cx('mt-1 flex flex-wrap items-center gap-3', className)}>{children}</div>;
}
