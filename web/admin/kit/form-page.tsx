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
type InputOf<Calls extends EditCalls> = z.input<Calls['input']>;

/** What the parts of a form's page are given; `record` is undefined for a new one, `extra` is what `load` answered. */
interface Given<Calls extends EditCalls, Extra> {
  record: z.output<Calls['record']> | undefined;
  extra: Extra;
}

interface FormPageOptions<Calls extends EditCalls, Words extends FormWords, Extra> {
  resource: Resource;
  calls: Calls;
  /** With a name for each of the form's fields. */
  words: Words & NamesFields<Words, keyof InputOf<Calls> & string>;
  /** Further words that its fields use. */
  alsoWords?: readonly Namespace[];
  /** The fields of the form, and what they are for a new record. */
  empty: Required<InputOf<Calls>>;
  /** What the form needs besides its record: the seasons that can be chosen. */
  load?: (signal: AbortSignal) => Promise<Extra>;
  /** The names of other records that fields hold the ids of, for the log and where two versions meet; a hook. */
  useNames?: (extra: Extra) => FieldNames<InputOf<Calls>>;
  /** What else `useRecordForm` takes; a hook. */
  useOptions?: (given: Given<Calls, Extra>) => Partial<Parameters<typeof useRecordForm<Calls>>[0]>;
  /** Where visitors see the record, if not where they see all; a hook. */
  useSeeIt?: (given: Given<Calls, Extra>) => FormPageProps['seeIt'];
  Fields: (props: Given<Calls, Extra> & { form: RecordFormControl<InputOf<Calls>> }) => ReactNode;
  /** Above the form. */
  Above?: (props: Given<Calls, Extra>) => ReactNode;
  /** Between the form and its log. */
  Below?: (props: Given<Calls, Extra>) => ReactNode;
  /** In the place of the form, for a new record. */
  New?: (props: { extra: Extra }) => ReactNode;
}

/** The exports of the page with a resource's form: `handle`, `clientLoader`, `HydrateFallback` and, as its default, `Page`. */
export function formPage<Calls extends EditCalls, Words extends FormWords, Extra = undefined>(
  options: FormPageOptions<Calls, Words, Extra>,
) {
  const words: FormWords = options.words;
  const { resource, calls, empty, load, Fields, Above, Below, New } = options;
  const { useNames = () => ({}), useOptions = () => ({}), useSeeIt = () => undefined } = options;
  type Props = Given<Calls, Extra>;
  type Loaded = LoadedRecord & { extra: Extra };
  type Params = { id?: string | undefined };

  /** The page's frame, also while the record is loaded. */
  function Frame({ id, ...rest }: Params & Pick<FormPageProps, 'loaded' | 'seeIt' | 'children'>) {
    const t = useWords(words);
    const title = t(id ? 'form.edit' : 'form.add');
    return <FormPage resource={resource} title={title} goneTitle={t('form.gone')} empty={empty} {...rest} />;
  }

  function Form({ record, extra }: Props) {
    const t = useWords(words);
    const form = useRecordForm<Calls>({
      calls,
      resource,
      empty: empty as InputOf<Calls>,
      record: record as { _id: string; revision: number } | undefined,
      labels: useFieldLabels(words) as Record<keyof InputOf<Calls> & string, string>,
      names: useNames(extra),
      ...useOptions({ record, extra }),
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
    const given: Props = { record: answered as Props['record'], extra };
    const seeIt = useSeeIt(given);
    return (
      <Frame id={id} loaded={loaded} {...(seeIt && { seeIt })}>
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
