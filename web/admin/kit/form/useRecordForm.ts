import { zodResolver } from '@hookform/resolvers/zod';
import { type FormEvent, useCallback, useRef, useState } from 'react';
import { type DefaultValues, type Path, type PathValue, type Resolver, useForm, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { type Conflict, isFieldCode } from '#contract/errors.ts';
import type { Language } from '#contract/languages.ts';
import type { z } from '#contract/zod.ts';
import { type Failure, failureOf, withoutField } from '#web/kit/form/form-state.ts';
import type { FieldBinding, FormControl } from '#web/kit/form/useForm.ts';
import { toast } from '#web/kit/overlay/toast.ts';
import { ApiError } from '#web/lib/api.ts';
import { useWords } from '#web/lib/words.tsx';
import { idIn } from '../calls.ts';
import { lastAddressOf } from '../list-memory.ts';
import type { Resource } from '../resource.ts';
import { flatErrors } from './flat-errors.ts';
import { fieldsOf, type RecordFields, valuesOf } from './record-fields.ts';
import { useRestoredInput } from './useRestoredInput.ts';
import { useUnsavedGuard } from './useUnsavedGuard.ts';

interface RecordFormOptions<Schema extends z.ZodObject> {
  /** What the call takes. */
  schema: Schema;
  /** The fields of the form, and what they are for a new record. */
  empty: z.input<Schema>;
  /** The record to change; none for a new one. */
  record?: (z.input<Schema> & { revision: number }) | undefined;
  labels: Record<keyof z.input<Schema> & string, string>;
  /** Sends the checked values; a change also the revision that it was made to. */
  save: (values: z.output<Schema>, revision: number | undefined) => Promise<unknown>;
  /** Its list, to which the form leads back, and the address of a record that was added. */
  resource: Resource;
}

/** A field that knows its label, whether it is required, and the language of its text. */
export interface RecordBinding<Value> extends FieldBinding<Value> {
  label: string;
  required: boolean;
  language: Language | undefined;
}

export interface RecordFormControl<Values extends object> extends FormControl<Values> {
  field: <Name extends keyof Values & string>(name: Name) => RecordBinding<Values[Name]>;
  fields: RecordFields<Values>;
  labels: Record<keyof Values & string, string>;
  /** The list with the page, search and filters with which it was left. */
  back: string;
  /** What was typed before a reload or a sign-in is in the fields again. */
  restored: boolean;
  /** The fields that the person has changed. */
  isChanged: (name: keyof Values & string) => boolean;
  /** Somebody else has saved the record meanwhile. */
  conflict: Conflict | undefined;
  /** Back to the form as it is; the next attempt to save meets the conflict again. */
  closeConflict: () => void;
  /** Saves again, with these fields as the other person has saved them. */
  resolveConflict: (theirs: readonly (keyof Values & string)[]) => Promise<void>;
}

/**
 * A form of the back-office for a new record or a change: checked by the schema of its call, saved once, guarded against
 * leaving it unsaved, restored after a reload, and told when somebody else has saved meanwhile (decision 070). It can be
 * used wherever the kit takes a form.
 */
export function useRecordForm<Schema extends z.ZodObject>(
  options: RecordFormOptions<Schema>,
): RecordFormControl<z.input<Schema>> {
  type Values = z.input<Schema> & Record<string, unknown>;
  const t = useWords('admin');
  const sentences = useWords('fields');
  const common = useWords('common');
  const navigate = useNavigate();
  const { schema, empty, labels, save } = options;
  const [fields] = useState(() => fieldsOf(schema, empty as Values));
  const back = lastAddressOf(options.resource.address);

  const form = useForm<Values>({
    // The library's types and the contract's describe the same schema.
    resolver: zodResolver(schema) as unknown as Resolver<Values>,
    defaultValues: valuesOf(options.record, empty) as DefaultValues<Values>,
    shouldFocusError: false,
  });
  const { isDirty, dirtyFields } = form.formState;
  const values = useWatch({ control: form.control }) as Values;
  const change = useCallback(
    (changes: Partial<Values>) => {
      for (const [name, value] of Object.entries(changes)) {
        form.setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true });
      }
    },
    [form],
  );

  /** The revision whose values the form began with; and the one that they were typed over, older after a reload. */
  const loaded = useRef(options.record?.revision);
  const revision = useRef(loaded.current);
  const { restored, forget } = useRestoredInput({ change, empty, revision, values, isDirty, dirtyFields });
  const saved = useRef(false);
  useUnsavedGuard(
    useCallback(() => isDirty && !saved.current, [isDirty]),
    forget,
  );

  const [failure, setFailure] = useState<Failure>({ fields: {} });
  const [failures, setFailures] = useState(0);
  const [conflict, setConflict] = useState<Conflict>();
  const [pending, setPending] = useState(false);
  // React state updates too late to block a second click in the same tick.
  const sending = useRef(false);
  const fail = (found: Failure) => {
    setFailure(found);
    setFailures((count) => count + 1);
  };

  const refuse = (error: unknown) => {
    if (error instanceof ApiError && error.conflict) return setConflict(error.conflict);
    fail(failureOf(error, navigator.onLine ? t('form.failed') : common('offline')));
  };
  const explain = (codes: Record<string, string>): Failure => ({
    fields: Object.fromEntries(
      Object.entries(codes).map(([path, code]) => [path, isFieldCode(code) ? sentences(code) : code]),
    ),
    ...(Object.values(codes).includes('required') && { message: t('form.missing') }),
  });
  const submit = async (event?: FormEvent) => {
    event?.preventDefault();
    if (sending.current) return;
    sending.current = true;
    setPending(true);
    setFailure({ fields: {} });
    try {
      await form.handleSubmit(
        async (checked) => {
          const answer = await save(checked as z.output<Schema>, revision.current);
          saved.current = true;
          forget();
          if (options.record) toast.success(t('form.updated'));
          // Its place may be on another page of the list.
          else
            toast.success(t('form.saved'), {
              action: { label: t('form.open'), href: options.resource.edit(idIn(answer)) },
            });
          await navigate(back);
        },
        (errors) => fail(explain(flatErrors(errors))),
      )();
    } catch (error) {
      refuse(error);
    } finally {
      sending.current = false;
      setPending(false);
    }
  };
  const takeChange = (name: string, changes: Partial<Values>) => {
    change(changes);
    setFailure((now) => ({ ...now, fields: withoutField(now.fields, name) }));
  };

  return {
    ...{ values, errors: failure.fields, message: failure.message, code: failure.code, pending, failures },
    ...{ dirty: isDirty, fields, labels, back, restored, conflict, submit },
    field: (name) => ({
      name,
      label: labels[name],
      required: fields[name]?.required ?? false,
      language: fields[name]?.language,
      value: values[name] as never,
      onChange: (value: unknown) => takeChange(name, { [name]: value } as Partial<Values>),
      error: failure.fields[name],
    }),
    item: (name, index) => {
      const place = `${name}.${index}`;
      const list = values[name] as unknown[];
      return {
        name: place,
        value: list[index] as never,
        onChange: (value: unknown) => takeChange(place, { [name]: list.with(index, value) } as Partial<Values>),
        error: failure.fields[place],
      };
    },
    set: (changes) => {
      for (const name of Object.keys(changes)) takeChange(name, { [name]: changes[name] } as Partial<Values>);
    },
    setErrors: (found) => setFailure({ fields: found }),
    reset: (next) => {
      form.reset(next as never);
      revision.current = loaded.current;
      setFailure({ fields: {} });
    },
    isChanged: (name) => Boolean((dirtyFields as Record<string, unknown>)[name]),
    closeConflict: () => setConflict(undefined),
    resolveConflict: (theirs) => {
      if (!conflict) return Promise.resolve();
      const current = valuesOf(conflict.current, empty) as Values;
      const mine = Object.fromEntries(Object.entries(values).filter(([name]) => !theirs.includes(name)));
      loaded.current = conflict.current.revision;
      revision.current = loaded.current;
      form.reset(current as never);
      change(mine as Partial<Values>);
      setConflict(undefined);
      return submit();
    },
  };
}
