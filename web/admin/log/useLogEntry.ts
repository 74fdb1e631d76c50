import type { LogEntry } from '#contract/endpoints/office-log.ts';
import type { ErasedPlace } from '#contract/endpoints/personal-data.ts';
import { isId } from '#contract/fields.ts';
import type { z } from '#contract/zod.ts';
import { deletedAccount } from '#domain/deleted-account.ts';
import { formatNumber } from '#locales/format.ts';
import { local } from '#web/lib/local.ts';
import { useLanguage, useWords } from '#web/lib/words.tsx';
import { fieldsOf, type RecordField } from '../kit/form/record-fields.ts';
import { type Countries, usePeopleNames } from '../people/names.ts';
import { useNamesInDates } from '../seasons/names-in-dates.ts';
import { saysOfPeople } from './kinds.ts';
import { useLogLabels, useLogValues } from './record-words.ts';

type Said = Record<string, unknown>;

const plainField: RecordField = {
  ...{ required: false, html: false, picture: false, language: undefined, element: undefined },
};

/** Texts that are shown as old and new value, not word by word. */
const replaced = new Set(['name', 'email', 'phone_number', 'dob', 'tax_id', 'answered_by', 'reply', 'assigned_to']);

export interface Beside {
  /** What the form of the record sends, if it has one. */
  input: z.ZodObject | undefined;
  countries: Countries;
}

/** A line of the log as `ChangedFields` shows it, with its values in words. */
export function useLogEntry({ kind, action, name, ...entry }: LogEntry, { input, countries }: Beside) {
  const { lang } = useLanguage();
  const t = useWords('admin-log');
  const labels = useLogLabels(kind);
  const values = useLogValues(kind);
  const reportText = useReportText();
  const ofForm: Record<string, RecordField> = input
    ? fieldsOf(input, Object.fromEntries(Object.keys(input.shape).map((field) => [field, ''])))
    : {};
  const { gender, nationality, type } = usePeopleNames(countries);
  const { milestones } = useNamesInDates([]);
  const names = Object.fromEntries(Object.entries(entry.names).map(([id, one]) => [id, local(lang, one, 'name')]));
  const namesIn: Partial<Record<string, Record<string, string>>> = {
    ...(saysOfPeople(kind) ? { gender, nationality, type } : {}),
    ...{ milestones: { ...milestones, ...names } },
    ...values,
  };

  const inWords = (field: string, value: unknown): unknown => {
    if (kind === 'contact_messages' && field === 'reply' && value) return t('detail.replied');
    if (kind === 'deletion_requests' && field === 'report' && Array.isArray(value)) return reportText(value);
    if (isId(value)) return names[value] ?? t('detail.goneReference');
    return values[field]?.[String(value)] ?? value;
  };
  // Numbers by which STEB knows somebody say nothing to a reader.
  const shown = (side: Said): Said =>
    Object.fromEntries(
      Object.entries(side)
        .filter(([field]) => field !== '_id')
        .map(([field, value]) => [field, inWords(field, value)]),
    );
  const hasName = (field: string) =>
    replaced.has(field) || [entry.before[field], entry.after[field]].some((value) => isId(value));
  const fields = Object.fromEntries(
    Object.keys(labels).map((field): [string, RecordField] => {
      const known = namesIn[field] ?? (hasName(field) && !ofForm[field]?.language ? {} : undefined);
      return [field, { ...(ofForm[field] ?? plainField), ...(known && { names: known }) }];
    }),
  );
  return {
    ...{ labels, fields },
    change: { action, before: shown(entry.before), after: shown(entry.after) },
    /** A deletion of an account has replaced values. The deletion's own line says nothing else. */
    isErased:
      kind !== 'deletion_requests' && JSON.stringify([name, entry.before, entry.after]).includes(deletedAccount),
  };
}

/** What a deletion did in each place, a line for each count. */
function useReportText() {
  const t = useWords('admin-deletion-requests');
  const linesOf = (row: ErasedPlace) =>
    (['removed', 'nameless', 'kept'] as const)
      .filter((count) => row[count] > 0)
      .map((count) => `${t(`places.${row.place}`)} · ${t(`done.${count}`)}: ${formatNumber(row[count])}`);
  return (report: ErasedPlace[]) => report.flatMap(linesOf).join('\n');
}
