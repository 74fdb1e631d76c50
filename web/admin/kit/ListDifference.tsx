import type { ReactNode } from 'react';
import { Badge } from '#web/kit/Badge.tsx';
import { sameValue } from '#web/kit/form/form-state.ts';
import { local } from '#web/lib/local.ts';
import { useLanguage, useWords } from '#web/lib/words.tsx';
import { Contents, Difference } from './Difference.tsx';
import { fieldsOf, type RecordField } from './form/record-fields.ts';
import { type Group, rowChanges } from './row-changes.ts';

interface FieldProps {
  name: string;
  field: RecordField | undefined;
  /** The names of the fields, those of a list's rows as `milestones.title`. */
  labels: Readonly<Record<string, string>>;
}

const isList = (field: RecordField | undefined, value: unknown): value is Group[] =>
  field?.element !== undefined && Array.isArray(value) && value.every((row) => typeof row === 'object');

/** What was changed in a field; of a list, what became of each of its rows. */
export function FieldDifference({ before, after, ...of }: FieldProps & { before: unknown; after: unknown }) {
  const { field } = of;
  if (isList(field, before ?? []) && isList(field, after ?? []))
    return <ListDifference before={(before ?? []) as Group[]} after={(after ?? []) as Group[]} {...of} />;
  return <Difference before={before} after={after} field={field} />;
}

/** What a field says; of a list, what each of its rows does. */
export function FieldContents({ value, ...of }: FieldProps & { value: unknown }) {
  if (!isList(of.field, value) || value.length === 0) return <Contents value={value} field={of.field} />;
  return (
    <Rows>
      {value.map((row, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change
        <RowBox key={place} row={row} place={place}>
          <RowFields row={row} {...of}>
            {(name, field) => <Contents value={row[name]} field={field} />}
          </RowFields>
        </RowBox>
      ))}
    </Rows>
  );
}

function ListDifference({ before, after, ...of }: FieldProps & { before: Group[]; after: Group[] }) {
  const t = useWords('admin');
  const { rows, isReordered } = rowChanges(before, after);
  const changed = rows.filter(({ kind }) => kind !== 'same');
  const same = rows.length - changed.length;
  return (
    <div className="flex flex-col gap-2">
      {isReordered && <p>{t('rows.reordered')}</p>}
      {changed.length > 0 && (
        <Rows>
          {changed.map(({ kind, before: old = {}, after: now }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change
            <RowBox key={at} row={now ?? old} place={(now ? after : before).indexOf(now ?? old)} kind={kind}>
              {kind === 'changed' && now && (
                <RowFields row={now} old={old} {...of}>
                  {(name, field) => <Difference before={old[name]} after={now[name]} field={field} />}
                </RowFields>
              )}
              {kind === 'added' && now && (
                <RowFields row={now} {...of}>
                  {(name, field) => <Contents value={now[name]} field={field} />}
                </RowFields>
              )}
            </RowBox>
          ))}
        </Rows>
      )}
      {same > 0 && <p className="text-soft">{t('rows.same', { count: same })}</p>}
    </div>
  );
}

const Rows = ({ children }: { children: ReactNode }) => <ul className="flex flex-col gap-2">{children}</ul>;

interface RowBoxProps {
  row: Group;
  place: number;
  kind?: 'same' | 'changed' | 'added' | 'removed';
  children: ReactNode;
}

function RowBox({ row, place, kind, children }: RowBoxProps) {
  const t = useWords('admin');
  const { lang } = useLanguage();
  const named = 'name' in row ? 'name' : 'title';
  const name = local(lang, row as never, named as never) as string | undefined;
  return (
    <li className="rounded-md border border-line bg-surface px-3 py-2.5">
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        {kind === 'added' && <Badge tone="good">{t('history.created')}</Badge>}
        {kind === 'removed' && <Badge tone="bad">{t('history.deleted')}</Badge>}
        <bdi className="font-semibold wrap-anywhere">{name || t('rows.unnamed', { number: place + 1 })}</bdi>
      </p>
      {children}
    </li>
  );
}

interface RowFieldsProps extends FieldProps {
  row: Group;
  /** The row as it was, if that is what it is compared with. */
  old?: Group;
  children: (name: string, field: RecordField | undefined) => ReactNode;
}

/** The fields of a row that say something, or that differ, by their names. The id by which it is known says nothing. */
function RowFields({ row, old, name: list, field, labels, children }: RowFieldsProps) {
  const known = Object.keys(field?.element?.shape ?? {});
  const fields = field?.element && fieldsOf(field.element, Object.fromEntries(known.map((name) => [name, ''])));
  const says = (name: string) =>
    old ? !sameValue(old[name] ?? '', row[name] ?? '') : [row[name]].flat().some(Boolean);
  const names = known.filter((name) => labels[`${list}.${name}`] && says(name));
  if (names.length === 0) return null;
  /** The names of the whole list are only for the fields that hold ids. */
  const fieldOf = (name: string): RecordField | undefined => {
    const values = [row, old].flatMap((one) => one?.[name] ?? []);
    const holdsId = field?.names && values.some((value) => String(value) in (field.names ?? {}));
    return fields?.[name] && { ...fields[name], names: holdsId ? field?.names : undefined };
  };
  return (
    <dl className="mt-2 grid gap-2 text-sm">
      {names.map((name) => (
        <div key={name}>
          <dt className="text-soft">{labels[`${list}.${name}`]}</dt>
          <dd className="mt-0.5">{children(name, fieldOf(name))}</dd>
        </div>
      ))}
    </dl>
  );
}
