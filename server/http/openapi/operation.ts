import { type Access, permissions } from '#contract/access.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import type { DeclaredFile } from '#contract/files.ts';
import type { Rate } from '#contract/rates.ts';
import { bodyOf, bytes, operationIdOf, type SchemasOf } from './bodies.ts';
import { type FailureResponses, failuresOf, failuresOfFile } from './failures.ts';
import { meantBy } from './misspelt.ts';
import type { Part, Schema } from './schemas.ts';

/** Fastify's `/:name` is `/{name}`. */
export const templateOf = (path: string): string => path.replace(/:(\w+)/g, '{$1}');

const parameter = (name: string) => ({ $ref: `#/components/parameters/${name}` });

/** Anybody's answer is the same, or there is more with a session, or there is none without. */
function securityOf(accesses: readonly Access[], sameForAll: boolean): Part[] {
  if (sameForAll) return [];
  return [...new Set(accesses)].flatMap((access) => {
    const roles = access in permissions ? [access] : [];
    return [...(access === 'public' ? [{}] : []), { token: roles }, { cookie: roles }];
  });
}

function whoMay(access: Access): string {
  if (access === 'public') return 'For everybody.';
  if (access === 'signedIn') return 'For everybody who is signed in.';
  return `For ${permissions[access].join(', ')} (\`${access}\`).`;
}

function howOften({ window, person, address }: Rate): string {
  const minutes = window / 60_000;
  const counts = [person && `${person} of a person`, address && `${address} of an address`].filter(Boolean);
  return `At most ${counts.join(' and ')} within ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`;
}

const described = (parts: readonly (string | undefined | false)[]): string => parts.filter(Boolean).join('\n\n');

/** The calls of one method and address, which the parameters of the query select among; the first one has no others. */
export type Variants = readonly [Endpoint, ...Endpoint[]];

export function operationOf(variants: Variants, schemasOf: SchemasOf, failures: FailureResponses): Part {
  const [call] = variants;
  const operationId = operationIdOf(call.method, call.path);
  const parameters = [
    ...parametersIn('path', schemasOf(call).params),
    ...queryOf(variants, schemasOf),
    ...(variants.some(({ idempotent }) => idempotent) ? [parameter('Idempotency-Key')] : []),
    parameter('Accept-Language'),
    // Those of the catalogue have a `lang` of their own, of the academy's codes.
    ...(variants.some(({ query }) => query && 'lang' in query.shape) ? [] : [parameter('lang')]),
  ];
  const body = bodyOf(call, schemasOf(call));
  const office = call.path.startsWith('/api/admin');
  return {
    operationId,
    tags: [office ? 'back-office' : 'portal'],
    summary: call.summary,
    description: described([
      ...variants.map(aboutVariant),
      meantBy(call.path),
      ...new Set(variants.map(({ rate }) => rate && howOften(rate))),
      variants.some(({ changesState }) => changesState) &&
        'A GET that changes something is taken from pages of this portal only, or with the token in the header.',
    ]),
    security: securityOf(
      variants.map(({ access }) => access),
      call.reads !== undefined,
    ),
    parameters,
    ...(body && { requestBody: body }),
    responses: { ...answersOf(variants, schemasOf), ...failures.of(variants.flatMap(failuresOf)) },
  };
}

const aboutVariant = ({ selectedBy, summary, access }: Endpoint): string =>
  selectedBy ? `With \`${selectedBy.join('` and `')}\`: ${summary}. ${whoMay(access)}` : whoMay(access);

function parametersIn(place: 'query' | 'path', object: Schema | undefined): Part[] {
  return Object.entries(object?.properties ?? {}).map(([name, { description, ...schema }]) => ({
    ...{ name, in: place },
    ...((place === 'path' || object?.required?.includes(name)) && { required: true }),
    ...(description !== undefined && { description }),
    schema,
  }));
}

/** The parameters of all variants; what only some of them need need not be sent. */
function queryOf(variants: Variants, schemasOf: SchemasOf): Part[] {
  const found = new Map<string, { parameter: Part; of: Endpoint[] }>();
  for (const call of variants) {
    for (const one of parametersIn('query', schemasOf(call).query)) {
      const known = found.get(String(one.name));
      if (known) known.of.push(call);
      else found.set(String(one.name), { parameter: one, of: [call] });
    }
  }
  return [...found.values()].map(({ parameter: { required, ...one }, of }) => ({
    ...one,
    ...(required === true && of.length === variants.length && { required }),
  }));
}

function answersOf(variants: Variants, schemasOf: SchemasOf): Record<string, Part> {
  const [{ reads, signsIn }] = variants;
  const content: Record<string, { schema: Schema }> = {};
  const json = variants.filter(({ sends }) => !sends).map((call) => schemasOf(call).answer);
  if (json.length > 0)
    content['application/json'] = { schema: json.length === 1 ? (json[0] as Schema) : { anyOf: json } };
  for (const type of variants.flatMap(({ sends = [] }) => sends)) content[type] = { schema: bytes() };
  const headers = {
    ...(signsIn && { Authorization: { $ref: '#/components/headers/Authorization' } }),
    ...(variants.some(({ sends }) => sends) && {
      'Content-Disposition': { $ref: '#/components/headers/Content-Disposition' },
    }),
    ...(reads && { ETag: { $ref: '#/components/headers/ETag' } }),
  };
  return {
    200: {
      description: variants.map(({ summary }) => summary).join('; '),
      ...(Object.keys(headers).length > 0 && { headers }),
      content,
    },
    ...(reads && { 304: { $ref: '#/components/responses/NotModified' } }),
  };
}

/** A file that is fetched by its address. */
export function fileOperation(file: DeclaredFile, failures: FailureResponses): Part {
  const { path, access, summary, name, type, errors = [], parts, tagged } = file;
  const content = { [type]: { schema: bytes() } };
  return {
    operationId: operationIdOf('GET', path),
    tags: ['files'],
    summary,
    description: whoMay(access),
    security: securityOf([access], access === 'public'),
    parameters: [
      { name: 'name', in: 'path', required: true, description: name, schema: { type: 'string' } },
      ...(parts ? [parameter('Range')] : []),
    ],
    responses: {
      200: { description: summary, content },
      ...(parts && { 206: { description: 'A part of it', content } }),
      ...(tagged && { 304: { $ref: '#/components/responses/NotModified' } }),
      ...failures.of([...failuresOfFile(access === 'public', parts === true), ...errors]),
    },
  };
}
