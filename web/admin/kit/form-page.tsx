import type { ReactNode } from 'react';
import type { Endpoint } from '#contract/endpoint.ts';
import type { z } from '#contract/zod.ts';
import type { Namespace } from '#locales/index.ts';
import { type PageHandle, useWords } from '#web/lib/words.tsx';
import { ChangeHistory } from './ChangeHistory.tsx';
import { recordIn } from './calls.ts';
import { FormPage, type FormPageProps } from './FormPage.tsx';
import { type FormWords, type NamesFields, useFieldLabels } from './field-labels.ts';
import { RecordForm } from './form/RecordForm.tsx';
import { type FieldNames, fieldsOf, formWords } from './form/record-fields.ts';
import { type RecordFormControl, useRecordForm } from './form/useRecordForm.ts';
import type { FormCalls } from './form/useSaving.ts';
import { type LoadedRecord, loadRecord } from './load-record.ts';
import type { Resource } from './resource.ts';

type EditCalls = FormCalls & { get: Endpoint; record: z.ZodObject };

/** What the parts of a form's page are given; `record` is undefined for a new one. */
interface Given<Calls extends EditCalls, Extra> {
  record: z.output<Calls['record']> | undefined;
  extra: Extra;
}

interface FormPageOptions<Calls extends EditCalls, Words extends FormWords, Extra> {
  resource: Resource;
  calls: Calls;
  /** With a name for each of the form's fields. */
  words: Words & NamesFields<Words, keyof z.input<Calls['input']> & string>;
  /** Of which further words its fields are. */
  alsoWords?: readonly Namespace[];
  /** The fields of the form, and what they are for a new record. */
  empty: Required<z.input<Calls['input']>>;
  /** The fields that the portal asks for in this record, though its call may leave them out. */
  requires?: (record: z.output<Calls['record']> | undefined) => readonly (keyof z.input<Calls['input']> & string)[];
  /** What is said of required fields that are empty, where the specification has other words than for all; a hook. */
  useMissing?: () => string;
  /** Sentences about what is wrong between fields; a hook. */
  useAlsoWrong?: () => (values: z.input<Calls['input']>) => Record<string, string>;
  /** What a record has already is not judged while it stays as it is (`useRecordForm`). */
  judgesChanges?: boolean;
  /** What the page of a record is called, where its name says more than its kind; a hook. */
  useTitle?: () => (record: z.output<Calls['record']>) => string;
  /** What the form needs beside its record: the seasons that can be chosen. */
  load?: (signal: AbortSignal) => Promise<Extra>;
  /** The names of other records that fields hold the ids of, for the log and where two versions meet; a hook. */
  useNames?: (extra: Extra) => FieldNames<z.input<Calls['input']>>;
  /** Where visitors see the record, if not where they see all; a hook. */
  useSeeIt?: (given: Given<Calls, Extra>) => FormPageProps['seeIt'];
  Fields: (props: Given<Calls, Extra> & { form: RecordFormControl<z.input<Calls['input']>> }) => ReactNode;
  /** Above the form. */
  Above?: (props: Given<Calls, Extra>) => ReactNode;
  /** Between the form and its log. */
  Below?: (props: Given<Calls, Extra>) => ReactNode;
  /** In the place of the form, for a new record. */
  New?: (props: { extra: Extra }) => ReactNode;
}

/** The exports of a form's page: `handle`, `clientLoader`, `HydrateFallback` and, as its default, `Page`. */
export function formPage<Calls extends EditCalls, Words extends FormWords, Extra = undefined>(
  options: FormPageOptions<Calls, Words, Extra>,
) {
  const words: FormWords = options.words;
  const { resource, calls, empty, load, Fields, Above, Below, New } = options;
  const { useNames = () => ({}), useSeeIt = () => undefined, useTitle = () => undefined } = options;
  type Props = Given<Calls, Extra>;
  type Loaded = LoadedRecord & { extra: Extra };
  type Params = { id?: string | undefined };

  /** The page's frame, also while the record is loaded. */
  function Frame({
    id,
    record,
    ...rest
  }: Params & Pick<FormPageProps, 'loaded' | 'seeIt' | 'children'> & { record?: Props['record'] }) {
    const t = useWords(words);
    const titleOf = useTitle();
    const title = record && titleOf ? titleOf(record) : t(id ? 'form.edit' : 'form.add');
    return <FormPage resource={resource} title={title} goneTitle={t('form.gone')} empty={empty} {...rest} />;
  }

  function Form({ record, extra }: Props) {
    const t = useWords(words);
    const [labels, names] = [useFieldLabels(words), useNames(extra)];
    const edited = record as unknown as { _id: string; revision: number } | undefined;
    const form = useRecordForm<Calls>({
      ...{
        calls,
        resource,
        empty,
        record: edited,
        labels: labels as RecordFormControl<z.input<Calls['input']>>['labels'],
        names,
      },
      requires: options.requires?.(record),
      judgesChanges: options.judgesChanges,
      missing: options.useMissing?.(),
      alsoWrong: options.useAlsoWrong?.(),
    });
    return (
      <RecordForm form={form} label={t(record ? 'form.edit' : 'form.add')} goneTitle={t('form.gone')}>
        <Fields form={form} record={record} extra={extra} />
      </RecordForm>
    );
  }

  function Log({ id, extra }: { id: string; extra: Extra }) {
    const fields = fieldsOf(calls.input, empty, useNames(extra));
    return <ChangeHistory labels={useFieldLabels(words)} fields={fields} history={calls.history} id={id} />;
  }

  function Page({ params: { id }, loaderData: { extra, ...loaded } }: { params: Params; loaderData: Loaded }) {
    const answered = loaded.answer === undefined ? undefined : recordIn(loaded.answer, calls.keys.one);
    const record = answered as Props['record'];
    const given = { record, extra };
    const seeIt = useSeeIt(given);
    return (
      <Frame id={id} record={record} loaded={loaded} {...(seeIt && { seeIt })}>
        {Above && <Above {...given} />}
        {New && !id ? <New extra={extra} /> : <Form key={id} {...given} />}
        {Below && <Below {...given} />}
        {/* Not the form's key, beside which it stands: React would keep two forms. */}
        {answered && <Log key={`log-${answered._id}`} id={answered._id} extra={extra} />}
      </Frame>
    );
  }

  return {
    handle: {
      needs: calls.update.access,
      words: [...formWords, words, ...(options.alsoWords ?? [])],
    } satisfies PageHandle,
    async clientLoader({ params, request: { signal } }: { params: Params; request: Request }): Promise<Loaded> {
      const [loaded, extra] = await Promise.all([loadRecord(calls, params.id, signal), load?.(signal)]);
      return { ...loaded, extra: extra as Extra };
    },
    HydrateFallback: ({ params }: { params: Params }) => <Frame id={params.id} />,
    Page,
  };
}
