import { z } from 'zod';
import { misspelt } from './misspelt.ts';

/** A JSON Schema of OpenAPI 3.1 (draft 2020-12). */
export type Schema = { [key: string]: unknown; properties?: Record<string, Schema>; required?: string[] };

/** Any other part of the document. */
export type Part = { [key: string]: unknown };

const COMPONENTS = '#/components/schemas/';
export const refTo = (name: string): Schema => ({ $ref: `${COMPONENTS}${name}` });

export type Schemas = { of: Record<string, Schema>; components: Record<string, Schema> };

/**
 * Many Zod schemas as JSON Schemas at once, by the same names. What has an `id` in its `meta` is a component, and is named
 * by the others instead of repeated.
 * @param io what is sent (`input`), or what is answered
 */
export function jsonSchemas(schemas: Readonly<Record<string, z.ZodType>>, io: 'input' | 'output'): Schemas {
  const whole = z.toJSONSchema(z.object(schemas), {
    ...{ io, unrepresentable: 'any' },
    override: ({ jsonSchema }) => {
      // The bounds of `int()`, which nobody needs to be told.
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
    },
  }) as Schema & { $defs?: Record<string, Schema> };
  const { properties, $defs = {} } = JSON.parse(
    JSON.stringify(whole).replaceAll('"#/$defs/', `"${COMPONENTS}`),
  ) as typeof whole;
  const of = properties ?? {};
  for (const schema of [...Object.values(of), ...Object.values($defs)]) explainSpellings(schema);
  return { of, components: $defs };
}

/** Components of what is sent beside those of what is answered: one that differs is called `…Input`. */
export function joined(answers: Schemas, inputs: Schemas): Schemas {
  const differing = Object.keys(inputs.components).filter(
    (name) =>
      answers.components[name] && JSON.stringify(answers.components[name]) !== JSON.stringify(inputs.components[name]),
  );
  let text = JSON.stringify(inputs);
  for (const name of differing) {
    text = text.replaceAll(`"${COMPONENTS}${name}"`, `"${COMPONENTS}${name}Input"`);
  }
  const { of, components } = JSON.parse(text) as Schemas;
  const named = Object.entries(components).map(([name, schema]) => [
    differing.includes(name) ? `${name}Input` : name,
    schema,
  ]);
  return { of, components: { ...answers.components, ...Object.fromEntries(named) } };
}

/** Says of each misspelt field without a description of its own what it means. */
function explainSpellings(schema: unknown): void {
  if (Array.isArray(schema)) for (const part of schema) explainSpellings(part);
  if (typeof schema !== 'object' || schema === null) return;
  for (const [name, field] of Object.entries((schema as Schema).properties ?? {})) {
    const meant = misspelt[name];
    if (meant && !field.description) field.description = `Spelt so since the first clients: ${meant}`;
  }
  for (const part of Object.values(schema)) explainSpellings(part);
}
