import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useWords } from '#web/lib/words.tsx';
import {
  changedSince,
  type Failure,
  type FieldErrors,
  failureOf,
  found,
  sameValue,
  withoutFields,
} from './form-state.ts';

export interface FormOptions<Values, Answer> {
  /** The initial values. */
  values: Values;
  /** Sends the values. The messages of an `ApiError` go to the fields; the values stay. */
  send: (values: Values) => Promise<Answer>;
  /** After success: a toast, a navigation. */
  done?: (answer: Answer, values: Values) => void;
  /**
   * Quick checks before sending; the server checks everything again. Returns a message for each field with an error.
   */
  check?: (values: Values) => Record<string, string | undefined>;
}

/** The props of a field in a form: spread them, `<TextField label="…" {...form.field('email')} />`. */
export interface FieldBinding<Value> {
  name: string;
  value: Value;
  onChange: (value: Value) => void;
  error?: string;
}

export interface FormControl<Values> {
  values: Values;
  /** Error messages by field name, from the check and from the server. */
  errors: FieldErrors;
  /** The error that belongs to no single field. */
  message?: string;
  /** The code of the error shown. */
  code?: string;
  pending: boolean;
  /** Number of failed submissions: `Form` moves the focus to the first error when it increases. */
  failures: number;
  /** Whether any value differs from the initial ones; a change that was undone does not. */
  dirty: boolean;
  field: <Name extends keyof Values & string>(name: Name) => FieldBinding<Values[Name]>;
  set: (changes: Partial<Values>) => void;
  /** Sets errors on fields directly, e.g. the result of a lookup. */
  setErrors: (errors: FieldErrors) => void;
  /** Resets to the initial values, or to new ones, and clears the errors. */
  reset: (values?: Values) => void;
  submit: (event?: FormEvent) => Promise<void>;
}

export interface ListFormControl<Values> extends FormControl<Values> {
  /** One item of a list: `form.item('members', 0)`; its error is the one at `members.0`. */
  item: <Name extends keyof Values & string>(
    name: Name,
    index: number,
  ) => FieldBinding<Values[Name] extends readonly (infer Item)[] ? Item : never>;
}

/** The state of a form: values, errors, submission. A second submission during the first is ignored. */
export function useForm<Values extends object, Answer = unknown>(
  options: FormOptions<Values, Answer>,
): ListFormControl<Values> {
  const t = useWords('kit');
  const common = useWords('common');
  const [first, setFirst] = useState(options.values);
  const [values, setValues] = useState(options.values);
  const [failure, setFailure] = useState<Failure>({ fields: {} });
  const [failures, setFailures] = useState(0);
  const [pending, setPending] = useState(false);
  // React state updates too late to block a second click in the same tick.
  const sending = useRef(false);
  const latest = useRef(values);
  useEffect(() => {
    latest.current = values;
  }, [values]);

  const set = (changes: Partial<Values>) => {
    setValues((now) => ({ ...now, ...changes }));
    setFailure((now) => withoutFields(now, Object.keys(changes)));
  };
  const fail = (found: Failure) => {
    setFailure(found);
    setFailures((count) => count + 1);
  };

  return {
    values,
    errors: failure.fields,
    message: failure.message,
    code: failure.code,
    pending,
    failures,
    dirty: !sameValue(values, first),
    set,
    setErrors: (fields) => setFailure({ fields }),
    field: (name) => ({
      name,
      value: values[name],
      onChange: (value) => set({ [name]: value } as unknown as Partial<Values>),
      error: failure.fields[name],
    }),
    item: (name, index) => {
      const list = values[name] as never[];
      const place = `${name}.${index}`;
      return {
        name: place,
        value: list[index] as never,
        onChange: (value) => {
          setValues((now) => ({ ...now, [name]: (now[name] as never[]).with(index, value as never) }));
          setFailure((now) => withoutFields(now, [place]));
        },
        error: failure.fields[place],
      };
    },
    reset: (next = first) => {
      setFirst(next);
      setValues(next);
      setFailure({ fields: {} });
    },
    submit: async (event) => {
      event?.preventDefault();
      if (sending.current) return;
      const wrong = found(options.check?.(values) ?? {});
      if (Object.keys(wrong).length > 0) return fail({ fields: wrong });
      sending.current = true;
      setPending(true);
      setFailure({ fields: {} });
      try {
        const answer = await options.send(values);
        setFirst(values);
        options.done?.(answer, values);
      } catch (error) {
        // The submit function may import a script, which can fail to load.
        const failed = failureOf(error, navigator.onLine ? t('notSaved') : common('offline'));
        // What was changed while it was on its way is no longer wrong.
        fail(withoutFields(failed, changedSince(values, latest.current)));
      } finally {
        sending.current = false;
        setPending(false);
      }
    },
  };
}
