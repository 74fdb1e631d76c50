import { zodResolver } from '@hookform/resolvers/zod';
import { type FormEvent, useCallback, useRef, useState } from 'react';
import { type DefaultValues, type Path, type PathValue, type Resolver, useForm, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import type { LoggedChange } from '#contract/admin-record.ts';
import { type Conflict, isFieldCode } from '#contract/errors.ts';
import type { Language } from '#contract/languages.ts';
import type { z } from '#contract/zod.ts';
import { type Failure, type FieldErrors, failureOf, sameValue, withoutField } from '#web/kit/form/form-state.ts';
import type { FieldBinding, FormControl } from '#web/kit/form/useForm.ts';
import { toast } from '#web/kit/overlay/toast.ts';
import { ApiError } from '#web/lib/api.ts';
import { useWords } from '#web/lib/words.tsx';
import { idIn, recordIn } from '../calls.ts';
import { lastAddressOf } from '../list-memory.ts';
import type { Resource } from '../resource.ts';
import { deletionOf } from './deletion.ts';
import { type FieldNames, fieldsOf, flatErrors, type RecordFields, requiring, valuesOf } from './record-fields.ts';
import { useRestoredInput } from './useRestoredInput.ts';
import { type FormCalls, useSaving } from './useSaving.ts';
import { useUnsavedGuard } from './useUnsavedGuard.ts';

interface RecordFormOptions<Calls extends FormCalls> {
  /** The calls that add and change a record: `adminFaqs`. */
  calls: Calls;
  /** The fields of the form, and what they are for a new record. */
  empty: z.input<Calls['input']>;
  /** The record to change; none for a new one. */
  record?: { _id: string; revision: number } | undefined;
  /** Values that a new record begins with. */
  given?: Partial<z.input<Calls['input']>>;
  /** The fields that the portal asks for in this record, though its call may leave them out. */
  requires?: readonly (keyof z.input<Calls['input']> & string)[];
  /** What is said of an empty field, where the specification has other words than for most forms. */
  missing?: string;
  labels: Record<keyof z.input<Calls['input']> & string, string>;
  /** The names of other records that fields hold the ids of. */
  names?: FieldNames<z.input<Calls['input']>>;
  /** Its list, to which the form leads back, and the address of a record that was added. */
  resource: Resource;
  /** The form stays where it is, over what was saved, and this is called; without it the form leads back to its list. */
  onSaved?: (record: z.output<Calls['record']>) => unknown;
  /** Where the form leads once it is saved, by the record's id; its list if not given. */
  goesOnTo?: (id: string, isNew: boolean) => string | undefined;
}

/** A field that knows its label, whether it is required, and the language of its text. */
export interface RecordBinding<Value> extends FieldBinding<Value> {
  label: string;
  required: boolean;
  language: Language | undefined;
}

/** A field that a call may leave out is always there in a form: `empty` names it. */
export type Held<Value> = Exclude<Value, undefined>;

export interface RecordFormControl<Values extends object> extends Omit<FormControl<Values>, 'field'> {
  field: <Name extends keyof Values & string>(name: Name) => RecordBinding<Held<Values[Name]>>;
  fields: RecordFields<Values>;
  labels: Record<keyof Values & string, string>;
  /** The list with the page, search and filters with which it was left. */
  back: string;
  /** Saving leads nowhere: there is no list. */
  stays: boolean;
  /** What was typed before a reload or a sign-in is in the fields again. */
  restored: boolean;
  /** Changes a field of which more must become of the errors than that its own go: a list whose rows keep theirs. */
  change: <Name extends keyof Values & string>(
    name: Name,
    value: Values[Name],
    errors: (now: FieldErrors) => FieldErrors,
  ) => void;
  /** The fields that the person has changed. */
  isChanged: (name: keyof Values & string) => boolean;
  /** Somebody has saved the record meanwhile; or a new one has been added already, and its answer was lost. */
  conflict: Conflict | undefined;
  /** No record is known that it changes. */
  isNew: boolean;
  /** Back to the form as it is; the next attempt to save meets the conflict again. */
  closeConflict: () => void;
  /** Saves again, with these fields as the other person has saved them. */
  resolveConflict: (theirs: readonly (keyof Values & string)[]) => Promise<void>;
  /** Somebody else has deleted the record meanwhile; `by` the log's line, if it has one. */
  gone: { by: LoggedChange | undefined } | undefined;
  /** Back to the form as it is; the next attempt to save finds the record gone again. */
  closeGone: () => void;
  /**
   * Another call of the page has changed the record: the form goes on with what is typed, over the record as it is now. Unless
   * somebody else has changed one of its fields meanwhile: then its next save is a conflict.
   */
  follow: (record: { revision: number }) => void;
  /** Saves all that is in the fields as a new record. */
  saveAsNew: () => Promise<void>;
  /** A save waits for this work of an upload, and is not sent while it came to nothing (`useUpload`). */
  waitFor: (upload: string, work: Promise<boolean>) => void;
}

/** The form of a resource, as its fields are given it: `FormOf<typeof adminFaqs>`. */
export type FormOf<Calls extends { input: z.ZodObject }> = RecordFormControl<z.input<Calls['input']>>;

/**
 * A form of the back-office for a new record or a change: checked by the schema of its call, saved once, guarded against
 * leaving it unsaved, restored after a reload, and told when somebody else has saved or deleted the record meanwhile
 * (decision 070). It can be used wherever the kit takes a form.
 */
export function useRecordForm<Calls extends FormCalls>(
  options: RecordFormOptions<Calls>,
): RecordFormControl<z.input<Calls['input']>> {
  type Values = z.input<Calls['input']> & Record<string, unknown>;
  const t = useWords('admin');
  const sentences = useWords('fields');
  const common = useWords('common');
  const navigate = useNavigate();
  const { calls, resource, empty, labels } = options;
  const [schema] = useState(() => requiring(calls.input, options.requires ?? []));
  const [fields] = useState(() => fieldsOf(schema, empty as Values, options.names));
  const back = lastAddressOf(resource.address);

  const form = useForm<Values>({
    // The library's types and the contract's describe the same schema.
    // Sent as it is typed: the portal reads it by the same schema.
    resolver: zodResolver(schema, undefined, { raw: true }) as unknown as Resolver<Values>,
    defaultValues: { ...valuesOf(options.record, empty), ...options.given } as DefaultValues<Values>,
    shouldFocusError: false,
  });
  const { isDirty, dirtyFields, defaultValues } = form.formState;
  const values = useWatch({ control: form.control }) as Values;
  const change = useCallback(
    (changes: Partial<Values>) => {
      for (const [name, value] of Object.entries(changes)) {
        form.setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true });
      }
    },
    [form],
  );

  const { basis, save, saveOver, follow, saveAsNew, begin } = useSaving(calls, options.record);
  const { restored, forget } = useRestoredInput({ change, empty, basis, values, isDirty, dirtyFields });
  const saved = useRef(false);
  /** The uploads that are under way, or came to nothing. */
  const awaited = useRef(new Map<string, Promise<boolean>>());
  useUnsavedGuard(
    useCallback(() => (isDirty || awaited.current.size > 0) && !saved.current, [isDirty]),
    forget,
  );

  const [failure, setFailure] = useState<Failure>({ fields: {} });
  const [failures, setFailures] = useState(0);
  const [conflict, setConflict] = useState<Conflict>();
  const [gone, setGone] = useState<{ by: LoggedChange | undefined }>();
  const [pending, setPending] = useState(false);
  // React state updates too late to block a second click in the same tick.
  const sending = useRef(false);
  const fail = (found: Failure) => {
    setFailure(found);
    setFailures((count) => count + 1);
  };

  const refuse = async (error: unknown) => {
    if (error instanceof ApiError && error.conflict) {
      const { current } = error.conflict;
      return setConflict({ ...error.conflict, current: { ...current, ...valuesOf(current, empty) } });
    }
    if (error instanceof ApiError && error.code === 'not_found') {
      const { id } = basis.current;
      return setGone({ by: id ? await deletionOf(calls.history, id) : undefined });
    }
    fail(failureOf(error, navigator.onLine ? t('form.failed') : common('offline')));
  };
  const explain = (codes: Record<string, string>): Failure => ({
    fields: Object.fromEntries(
      Object.entries(codes).map(([path, code]) => [path, isFieldCode(code) ? sentences(code) : code]),
    ),
    ...(Object.values(codes).includes('required') && { message: options.missing ?? t('form.missing') }),
  });
  const submit = async (event?: FormEvent) => {
    event?.preventDefault();
    if (sending.current) return;
    sending.current = true;
    setPending(true);
    setFailure({ fields: {} });
    try {
      // Why stands beside its field.
      const arrived = await Promise.all(awaited.current.values());
      if (arrived.includes(false)) return fail({ fields: {}, message: t('form.fileMissing') });
      await form.handleSubmit(
        async (checked) => {
          const isNew = !basis.current.id;
          const answer = await save(checked);
          if (options.onSaved) {
            const record = recordIn(answer, calls.keys.one);
            // What was typed while it was on its way is not saved yet.
            const typed = Object.entries(form.getValues()).filter(([name, value]) => !sameValue(value, checked[name]));
            saveOver(record._id, record.revision);
            form.reset(valuesOf(record, empty) as never);
            change(Object.fromEntries(typed) as Partial<Values>);
            toast.success(t('form.updated'));
            return void options.onSaved(record as never);
          }
          saved.current = true;
          forget();
          // The place of a new record may be on another page of the list.
          const id = idIn(answer, calls.keys.one);
          const open = { action: { label: t('form.open'), href: resource.edit(id) } };
          toast.success(t(isNew ? 'form.saved' : 'form.updated'), isNew ? open : undefined);
          await navigate(options.goesOnTo?.(id, isNew) ?? back, { replace: true });
        },
        (errors) => fail(explain(flatErrors(errors))),
      )();
    } catch (error) {
      await refuse(error);
    } finally {
      sending.current = false;
      setPending(false);
    }
  };
  const takeChange = (
    name: string,
    changes: Partial<Values>,
    errors = (now: FieldErrors) => withoutField(now, name),
  ) => {
    change(changes);
    setFailure((now) => {
      const fields = errors(now.fields);
      // What was said of the fields together goes with the last of them.
      return Object.keys(now.fields).length > 0 && Object.keys(fields).length === 0 ? { fields } : { ...now, fields };
    });
  };

  return {
    ...{ values, errors: failure.fields, message: failure.message, code: failure.code, pending, failures },
    ...{
      dirty: isDirty,
      fields,
      labels,
      back,
      stays: options.onSaved !== undefined,
      restored,
      conflict,
      isNew: !basis.current.id,
      gone,
      submit,
    },
    field: (name) => ({
      name,
      label: labels[name],
      required: fields[name]?.required ?? false,
      language: fields[name]?.language,
      value: values[name] as never,
      onChange: (value: unknown) => takeChange(name, { [name]: value } as Partial<Values>),
      error: failure.fields[name],
    }),
    set: (changes) => {
      for (const name of Object.keys(changes)) takeChange(name, { [name]: changes[name] } as Partial<Values>);
    },
    change: (name, value, errors) => takeChange(name, { [name]: value } as unknown as Partial<Values>, errors),
    setErrors: (found) => setFailure({ fields: found }),
    reset: (next) => {
      form.reset(next as never);
      begin();
      setFailure({ fields: {} });
    },
    waitFor: (upload, work) => {
      awaited.current.set(upload, work);
      work.then((arrived) => {
        if (arrived && awaited.current.get(upload) === work) awaited.current.delete(upload);
      });
    },
    isChanged: (name) => Boolean((dirtyFields as Record<string, unknown>)[name]),
    closeConflict: () => setConflict(undefined),
    resolveConflict: (theirs) => {
      if (!conflict) return Promise.resolve();
      const current = valuesOf(conflict.current, empty) as Values;
      const mine = Object.fromEntries(Object.entries(values).filter(([name]) => !theirs.includes(name)));
      saveOver(conflict.current._id, conflict.current.revision);
      form.reset(current as never);
      change(mine as Partial<Values>);
      setConflict(undefined);
      return submit();
    },
    follow(record) {
      if (sameValue(valuesOf(record, empty), defaultValues)) follow(record.revision);
    },
    closeGone: () => setGone(undefined),
    saveAsNew: () => {
      saveAsNew();
      setGone(undefined);
      setConflict(undefined);
      return submit();
    },
  };
}
