import type { Endpoint } from '#contract/endpoint.ts';
import { sentFiles } from '#contract/limits.ts';
import { type Part, refTo, type Schema } from './schemas.ts';

/** JSON Schemas of a call: of its query, its body and what it answers. */
export type SchemasOf = (endpoint: Endpoint) => {
  query?: Schema;
  params?: Schema;
  body?: Schema;
  fields?: Schema;
  answer: Schema;
};

/** `POST /api/teams/entity` is `postTeamsEntity`: a method and an address have one operation, so nobody thinks of names. */
export const operationIdOf = (method: string, path: string): string =>
  method.toLowerCase() +
  path.replace(/^\/api\//, '/').replace(/\W+(\w?)/g, (_, letter: string) => letter.toUpperCase());

/** `binary` is no format of OpenAPI 3.1, which says it by the media type alone; generators still ask for it. */
export const bytes = (description?: string): Schema => ({
  type: 'string',
  format: 'binary',
  ...(description && { description }),
});

/** What a call is sent in its body; undefined if nothing. */
export function bodyOf(call: Endpoint, { body, fields }: ReturnType<SchemasOf>): Part | undefined {
  if (call.upload) {
    const { types } = call.upload.file;
    const properties = { file: fileField(call.upload.file), ...fields?.properties };
    const schema = { type: 'object', properties, required: ['file', ...(fields?.required ?? [])] };
    return {
      required: true,
      content: { 'multipart/form-data': { schema, encoding: { file: { contentType: types.join(', ') } } } },
    };
  }
  if (!body) return undefined;
  const schema = refTo(bodyNameOf(call));
  return {
    required: true,
    content: {
      'application/json': { schema },
      ...(call.form && { 'multipart/form-data': { schema: formOf(call, body) } }),
      // Nothing but names and texts.
      ...((call.form || body.additionalProperties !== undefined) && {
        'application/x-www-form-urlencoded': { schema },
      }),
    },
  };
}

export const bodyNameOf = ({ method, path }: Endpoint): string => {
  const id = operationIdOf(method, path);
  return `${id[0]?.toUpperCase()}${id.slice(1)}Body`;
};

const fileField = ({ types, maxBytes }: { types: readonly string[]; maxBytes: number }): Schema =>
  bytes(`${types.join(', ')}; at most ${maxBytes / 1024 / 1024} MB`);

/** The same body as a form: with files in the place of their addresses, and JSON in texts. */
function formOf(call: Endpoint, body: Schema): Schema {
  const { formPictures = {}, formDocuments = {}, formNames = {}, formJson = [], fromForm } = call;
  const files = [
    ...Object.keys(formPictures).map((name) => [name, fileField(sentFiles.picture)]),
    ...Object.keys(formDocuments).map((name) => [name, fileField(sentFiles.resource)]),
  ];
  const otherNames = Object.entries(formNames).map(([sent, ours]) => [
    sent,
    { description: `The same as \`${ours}\``, type: 'string' },
  ]);
  const fields = Object.entries(body.properties ?? {}).map(([name, schema]) =>
    (formJson as readonly string[]).includes(name)
      ? [name, { type: 'string', contentMediaType: 'application/json', contentSchema: schema }]
      : [name, schema],
  );
  const filled = new Set([
    ...Object.values(formPictures),
    ...Object.values(formDocuments),
    ...Object.values(formNames),
  ]);
  // What is made of fields of other names is not asked for by its own.
  const required = fromForm ? [] : (body.required ?? []).filter((name) => !filled.has(name));
  return {
    type: 'object',
    properties: Object.fromEntries([...fields, ...otherNames, ...files]),
    ...(required.length > 0 && { required }),
    ...(fromForm && { additionalProperties: { type: 'string' } }),
  };
}
