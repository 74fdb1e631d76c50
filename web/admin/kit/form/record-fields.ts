import type { FieldCode } from '#contract/errors.ts';
import { isPicture, isRichText } from '#contract/fields.ts';
import type { Language } from '#contract/languages.ts';
import type { z } from '#contract/zod.ts';

/** The words that every form of the back-office needs, besides those of its resource. */
export const formWords = ['admin', 'editor', 'fields'] as const;

/** What a form knows of its fields from the schema of the call that it is sent to. */
export interface RecordField {
  required: boolean;
  /** The text is HTML of the editor. */
  html: boolean;
  /** The value is the address of a stored picture. */
  picture: boolean;
  /** What the value means, if it is the id of another record: the names by their ids. */
  names?: Readonly<Record<string, string>> | undefined;
  /** `name_en` is English, `name` beside it Arabic; undefined for what is not written twice. */
  language: Language | undefined;
  /** Of a list of groups: what one of them is. */
  element: z.ZodObject | undefined;
}

export type RecordFields<Values> = Record<keyof Values & string, RecordField>;

/** The names of records that fields refer to, by field and id. */
export type FieldNames<Values> = { readonly [Name in keyof Values]?: Readonly<Record<string, string>> };

/** The fields that a form has: those of its empty values. */
export function fieldsOf<Values extends object>(
  schema: z.ZodObject,
  empty: Values,
  names: FieldNames<Values> = {},
): RecordFields<Values> {
  const described = Object.entries(empty).map(([name, value]): [string, RecordField] => {
    const field = schema.shape[name] as z.ZodType | undefined;
    if (!field) throw new Error(`The form has a field "${name}" that its call does not take`);
    return [
      name,
      {
        required: !field.safeParse(value).success,
        html: isRichText(field),
        picture: isPicture(field),
        names: names[name as keyof Values],
        language: languageOf(name, empty),
        element: elementOf(field),
      },
    ];
  });
  return Object.fromEntries(described) as RecordFields<Values>;
}

/**
 * A schema by which these fields are required, too: the portal asks for them in some records, which the schema of the call
 * cannot say. So their absence is told together with whatever else is wrong.
 */
export function requiring(schema: z.ZodObject, names: readonly string[]): z.ZodObject {
  const required = names.map((name) => {
    const field = schema.shape[name] as z.ZodType;
    // A mark, such as that of a picture, does not go over to what wraps a field.
    return [name, field.refine(Boolean, 'required' satisfies FieldCode).meta(field.meta() ?? {})] as const;
  });
  return schema.safeExtend(Object.fromEntries(required));
}

/** What a schema says of itself: `out` is what it reads after something was done to it. */
interface Definition {
  type: string;
  innerType?: z.ZodType;
  out?: z.ZodType;
  element?: z.ZodType;
}

/** The group of which a field is a list; undefined for any other field. */
function elementOf(field: z.ZodType): z.ZodObject | undefined {
  const { def } = field as unknown as { def: Definition };
  const inner = def.innerType ?? def.out;
  if (inner) return elementOf(inner);
  const element = def.type === 'array' ? (def.element as z.ZodObject | undefined) : undefined;
  return element?.shape ? element : undefined;
}

function languageOf(name: string, values: object): Language | undefined {
  if (name.endsWith('_en')) return 'en';
  return `${name}_en` in values ? 'ar' : undefined;
}

/**
 * The values of these fields in a record; what the record does not have stays as it is in `empty`. Of another record that
 * it refers to, a form holds the id.
 */
export const valuesOf = <Values extends object>(record: object | undefined, empty: Values): Values =>
  Object.fromEntries(
    Object.entries(empty).map(([name, nothing]) => {
      const value = (record as Record<string, unknown>)?.[name] ?? nothing;
      return [name, typeof nothing === 'string' ? (idOfReference(value) ?? value) : value];
    }),
  ) as Values;

const idOfReference = (value: unknown): string | undefined =>
  typeof value === 'object' && value !== null && '_id' in value ? String(value._id) : undefined;

/** The codes of the form library's nested errors by the path of their field: `{ items: [{ title }] }` is `items.0.title`. */
export function flatErrors(errors: object, prefix = ''): Record<string, string> {
  const flat: Record<string, string> = {};
  for (const [name, error] of Object.entries(errors)) {
    if (!error || typeof error !== 'object') continue;
    const path = prefix + name;
    if ('message' in error && typeof error.message === 'string') flat[path] = error.message;
    // `ref` may be an element of the page.
    else if (name !== 'ref') Object.assign(flat, flatErrors(error, `${path}.`));
  }
  return flat;
}
