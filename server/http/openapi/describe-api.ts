import type { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import type { DeclaredFile } from '#contract/files.ts';
import { bodyNameOf, type SchemasOf } from './bodies.ts';
import { nameComponents } from './components.ts';
import { Failure, FailureResponses } from './failures.ts';
import { fileOperation, operationOf, templateOf, type Variants } from './operation.ts';
import { joined, jsonSchemas, type Part, type Schema } from './schemas.ts';

/** An OpenAPI document, as far as anybody reads it here. */
export type ApiDescription = {
  openapi: string;
  paths: Record<string, Record<string, Part>>;
  components: { schemas: Record<string, Schema> } & Record<string, Record<string, Part>>;
} & Part;

/** Sorts the call that answers all others first. */
const selectionOf = ({ selectedBy = [] }: Endpoint) => `${selectedBy.length} ${selectedBy}`;
const keyOf = ({ method, path, selectedBy = [] }: Endpoint) => `${method} ${path}?${selectedBy.join('&')}`;

/**
 * The calls and files of the portal as an OpenAPI 3.1 document, made of what they declare alone. OpenAPI has one operation
 * for a method and an address: calls that are selected by their query (`selectedBy`) are one there, with the answers of all.
 */
export function describeApi(calls: readonly Endpoint[], files: readonly DeclaredFile[]): ApiDescription {
  const { schemasOf, components } = schemasOfAll(calls);
  const failures = new FailureResponses();
  const paths: ApiDescription['paths'] = {};
  for (const variants of Map.groupBy(calls, ({ method, path }) => `${method} ${path}`).values()) {
    const [first, ...others] = variants.toSorted((a, b) => (selectionOf(a) < selectionOf(b) ? -1 : 1));
    if (!first) continue;
    const operation = operationOf([first, ...others] satisfies Variants, schemasOf, failures);
    const path = templateOf(first.path);
    paths[path] = { ...paths[path], [first.method.toLowerCase()]: operation };
  }
  for (const file of files) paths[templateOf(file.path)] = { get: fileOperation(file, failures) };
  return {
    openapi: '3.1.0',
    info: {
      title: 'Turs portal',
      version: '1',
      description: about,
    },
    servers: [{ url: '/', description: 'This portal' }],
    tags: [
      { name: 'portal', description: 'Visitors, and those who register teams' },
      { name: 'back-office', description: 'The office' },
      { name: 'files', description: 'Files by their address, as calls answer it' },
    ],
    paths: Object.fromEntries(Object.entries(paths).toSorted(([a], [b]) => (a < b ? -1 : 1))),
    components: { ...shared, schemas: components, responses: { ...shared.responses, ...failures.components } },
  };
}

/** All schemas at once, so that what they share is one component. */
function schemasOfAll(calls: readonly Endpoint[]): { schemasOf: SchemasOf; components: Record<string, Schema> } {
  nameComponents({ Failure });
  const answers: Record<string, z.ZodType> = {};
  const inputs: Record<string, z.ZodType> = {};
  for (const call of calls) {
    const key = keyOf(call);
    if (!call.sends) answers[key] = call.answer;
    for (const part of ['query', 'params', 'body'] as const) if (call[part]) inputs[`${part} ${key}`] = call[part];
    if (call.upload?.fields) inputs[`fields ${key}`] = call.upload.fields;
  }
  const answered = jsonSchemas({ ...answers, Failure }, 'output');
  const { of: sent, components } = joined(answered, jsonSchemas(inputs, 'input'));
  const bodies: Record<string, Schema> = {};
  for (const call of calls) {
    const body = sent[`body ${keyOf(call)}`];
    if (body) bodies[bodyNameOf(call)] = body;
  }
  const schemasOf: SchemasOf = (call) => {
    const key = keyOf(call);
    const [query, params, body, fields] = ['query', 'params', 'body', 'fields'].map((part) => sent[`${part} ${key}`]);
    return { query, params, body, fields, answer: answered.of[key] ?? {} };
  };
  const all = Object.entries({ ...components, ...bodies }).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return { schemasOf, components: Object.fromEntries(all) };
}

const about = `The calls by which visitors, those who register teams, and the office use the portal.

A failed call is answered with \`Failure\`: its \`code\` is for programs, its \`msg\` for people. Sentences are Arabic or
English, as \`lang\`, the cookie \`lang\` or \`Accept-Language\` says. Ids are UUIDs, times ISO 8601 in UTC, amounts riyals.

Some names are misspelt (\`competion\`, \`tearm_condition\`). They stay as the first clients know them, and each says what it
means.`;

/** What operations name: how one signs in, and headers and parameters of many. */
const shared = {
  securitySchemes: {
    token: {
      ...{ type: 'apiKey', in: 'header', name: 'Authorization' },
      description:
        'The token of the session, which the answer of a sign-in has in the same header; bare or after `Bearer`',
    },
    cookie: {
      ...{ type: 'apiKey', in: 'cookie', name: 'session' },
      description: 'The same for our own pages: a call that changes something must come from one of them',
    },
  },
  headers: {
    e_message: {
      description: 'The `msg` of the failure, percent-encoded, because headers cannot hold Arabic',
      schema: { type: 'string' },
    },
    'Retry-After': { description: 'The seconds after which it may be tried again', schema: { type: 'integer' } },
    Authorization: { description: 'The token of the new session', schema: { type: 'string' } },
    'Content-Disposition': { description: 'The name of the file', schema: { type: 'string' } },
    ETag: { description: 'For `If-None-Match`', schema: { type: 'string' } },
  },
  parameters: {
    'Accept-Language': {
      ...{ name: 'Accept-Language', in: 'header' },
      description: 'The language of sentences, unless `lang` or the cookie `lang` says it',
      schema: { type: 'string' },
    },
    lang: {
      ...{ name: 'lang', in: 'query' },
      description: 'The language of sentences',
      schema: { type: 'string', enum: ['ar', 'en'] },
    },
    'Idempotency-Key': {
      ...{ name: 'Idempotency-Key', in: 'header' },
      description:
        'Up to 100 ASCII characters: the same call with the same key is done once, and answered as the first time',
      schema: { type: 'string', maxLength: 100 },
    },
    Range: {
      ...{ name: 'Range', in: 'header' },
      description: 'One part of the file: `bytes=0-1023`',
      schema: { type: 'string' },
    },
  },
  responses: { NotModified: { description: 'The caller has the same version (`If-None-Match`)' } },
};
