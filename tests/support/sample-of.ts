import { z } from 'zod';

type JsonSchema = {
  $ref?: string;
  $defs?: Record<string, JsonSchema>;
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  type?: string;
  format?: string;
  properties?: Record<string, JsonSchema>;
  additionalProperties?: JsonSchema;
  items?: JsonSchema;
  minItems?: number;
  minimum?: number;
};

/** Values for fields by name, if not every text of the right form is valid. */
export type Known = Record<string, () => unknown>;

/** A value that a schema accepts, with every field filled in, including the optional ones. */
export function sampleOf(schema: z.ZodType, known: Known): unknown {
  const whole = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  return sample(whole, known, whole.$defs ?? {});
}

/** @param named schemas that the description of the API has given a name, once it was made */
function sample(schema: JsonSchema, known: Known, named: Record<string, JsonSchema>): unknown {
  const inner = (part: JsonSchema) => sample(part, known, named);
  if (schema.$ref) return inner(named[schema.$ref.replace('#/$defs/', '')] ?? {});
  if ('const' in schema) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf?.[0]) return inner(schema.anyOf[0]);
  if (schema.properties) {
    return Object.fromEntries(
      Object.entries(schema.properties).map(([name, field]) => [name, known[name]?.() ?? inner(field)]),
    );
  }
  if (schema.items) return Array.from({ length: schema.minItems ?? 1 }, () => inner(schema.items ?? {}));
  if (schema.type === 'string') return schema.format === 'uuid' ? '0199aaaa-aaaa-7aaa-8aaa-aaaaaaaaaaaa' : 'text';
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(1, schema.minimum ?? 1);
  if (schema.type === 'boolean') return true;
  return { note: 'text', list: ['text'] };
}

export type Place = (string | number)[];

/** The path to every value of a sample that is no object and no list. */
export function placesIn(value: unknown, way: Place = []): Place[] {
  if (typeof value !== 'object' || value === null) return [way];
  const inner = Array.isArray(value) ? value.map((item, index) => [index, item] as const) : Object.entries(value);
  return inner.flatMap(([name, item]) => placesIn(item, [...way, name]));
}

/** A copy of a sample with another value at a place. */
export function withAt(value: unknown, [name, ...rest]: Place, change: (old: unknown) => unknown): unknown {
  if (name === undefined) return change(value);
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string | number, unknown>;
  copy[name] = withAt(copy[name], rest, change);
  return copy;
}
