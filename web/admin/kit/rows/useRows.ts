import { useRef, useState } from 'react';
import { withoutField } from '#web/kit/form/form-state.ts';
import { fieldsOf } from '../form/record-fields.ts';
import type { Held, RecordBinding, RecordFormControl } from '../form/useRecordForm.ts';
import { errorsOfRows, isWrong, moved, placeAfterMove } from './row-errors.ts';

type Group = Record<string, unknown>;

/** The fields of a form that are lists of groups. */
export type ListsOf<Values> = {
  [Name in keyof Values & string]: NonNullable<Values[Name]> extends readonly object[] ? Name : never;
}[keyof Values & string];
export type ItemOf<Values, Name extends keyof Values> =
  NonNullable<Values[Name]> extends readonly (infer Item)[] ? Item : never;

/** One row of a list, for its fields: `row.field('title')`; `TwoLanguages` takes it in the place of a form. */
export interface RowControl<Item> {
  field: <Key extends keyof Item & string>(key: Key) => RecordBinding<Held<Item[Key]>>;
  values: Item;
  set: (changes: Partial<Item>) => void;
}

export interface Row<Item> extends RowControl<Item> {
  /** The same while the form is open, wherever the row is moved. */
  id: string;
  wrong: boolean;
}

/** A row that was removed last, where it was. */
interface Removed {
  id: string;
  item: unknown;
  place: number;
}

let made = 0;
const newId = () => `row-${made++}`;

/** A list of groups in a form: its rows, and what can be done with them. */
export function useRows<Values extends object, Name extends ListsOf<Values>>(
  form: RecordFormControl<Values>,
  name: Name,
  empty: () => ItemOf<Values, Name>,
) {
  type Item = ItemOf<Values, Name>;
  const items = (form.values[name] ?? []) as unknown as readonly Item[];
  const ids = useRef<string[]>([]);
  // Another list than that of the last change: restored input, a chosen version.
  if (ids.current.length !== items.length) ids.current = items.map((_, place) => ids.current[place] ?? newId());
  const [removed, setRemoved] = useState<Removed>();
  const { element } = form.fields[name];
  if (!element) throw new Error(`"${name}" is no list of groups`);
  const [fields] = useState(() => fieldsOf(element, empty() as object) as Record<string, (typeof form.fields)[Name]>);

  const put = (next: readonly Item[], nextIds: string[], placeOf: (place: number) => number | undefined) => {
    ids.current = nextIds;
    form.change(name, next as never, (errors) => errorsOfRows(errors, name, placeOf));
  };
  const set = (place: number, changes: Partial<Item>) =>
    form.change(name, items.with(place, { ...(items[place] as object), ...changes } as Item) as never, (errors) =>
      // A rule between two fields of a row is said of one of them.
      [`${name}.${place}`, ...Object.keys(changes).map((key) => `${name}.${place}.${key}`)].reduce(
        (left, path) => (path in left ? withoutField(left, path) : left),
        errors,
      ),
    );

  const rows = items.map(
    (item, place): Row<Item> => ({
      id: ids.current[place] as string,
      values: item,
      wrong: isWrong(form.errors, name, place),
      set: (changes) => set(place, changes),
      field: (key) => ({
        name: `${name}.${place}.${key}`,
        label: (form.labels as Record<string, string>)[`${name}.${key}`] ?? key,
        required: fields[key]?.required ?? false,
        language: fields[key]?.language,
        value: (item as Group)[key] as never,
        onChange: (value) => set(place, { [key]: value } as unknown as Partial<Item>),
        ...(form.errors[`${name}.${place}.${key}`] !== undefined && { error: form.errors[`${name}.${place}.${key}`] }),
      }),
    }),
  );

  return {
    rows,
    /** Of the list as a whole. */
    error: form.errors[name],
    removed,
    /** Adds a row at the end; returns its id. */
    add(): string {
      const id = newId();
      setRemoved(undefined);
      put([...items, empty()], [...ids.current, id], (place) => place);
      return id;
    },
    remove(place: number) {
      setRemoved({ id: ids.current[place] as string, item: items[place], place });
      put(items.toSpliced(place, 1), ids.current.toSpliced(place, 1), (at) =>
        at === place ? undefined : at - Number(at > place),
      );
    },
    /** Puts the row that was removed last back to where it was. */
    undo() {
      if (!removed) return;
      const { id, item, place } = removed;
      setRemoved(undefined);
      put(
        items.toSpliced(place, 0, item as Item),
        ids.current.toSpliced(place, 0, id),
        (at) => at + Number(at >= place),
      );
    },
    move(from: number, to: number) {
      if (from === to || to < 0 || to >= items.length) return;
      setRemoved(undefined);
      put(moved(items, from, to), moved(ids.current, from, to), placeAfterMove(from, to));
    },
  };
}
