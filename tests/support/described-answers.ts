import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { ErrorCode } from '#contract/errors.ts';
import { declaredFiles } from '#contract/files.ts';
import { ofAnyCall } from '#server/http/declared-errors.ts';
import { type ApiDescription, describeApi } from '#server/http/openapi/describe-api.ts';
import { allEndpoints } from './all-endpoints.ts';

type Answer = { status: number; type: string | undefined; json: unknown };
type Response = { $ref?: string; content?: Record<string, unknown> };

let known: { description: ApiDescription; ajv: Ajv2020 } | undefined;
const checks = new Map<string, ValidateFunction>();

/** The description and its schemas, once for all tests of a worker: it is the same for every portal. */
function load() {
  if (known) return known;
  const description = describeApi(allEndpoints(), declaredFiles);
  // Formats such as `picture` are our own.
  const ajv = new Ajv2020({ strict: false, validateFormats: false, validateSchema: false, allErrors: true });
  ajv.addSchema(description, 'api');
  known = { description, ajv };
  return known;
}

const step = (name: string) => name.replaceAll('~', '~0').replaceAll('/', '~1');

/** The path of the description that an address is one of. */
function pathOf({ paths }: ApiDescription, address: string): string | undefined {
  if (address in paths) return address;
  return Object.keys(paths).find((path) => {
    const pattern = path.split(/\{\w+\}/).map(RegExp.escape);
    return pattern.length > 1 && new RegExp(`^${pattern.join('[^/]+')}$`).test(address);
  });
}

/**
 * In what an answer is not as the description of the API says; undefined if it is, or if the address is none of the API's.
 * Clients believe the description: each answer that a test is given is held to it.
 */
export function faultOf(method: string, url: string, { status, type = '', json }: Answer): string | undefined {
  const { description, ajv } = load();
  const address = new URL(url, 'http://localhost').pathname.replace(/(?<=.)\/$/, '');
  const path = pathOf(description, address);
  const operation = path && description.paths[path]?.[method.toLowerCase()];
  if (!operation) return undefined;
  const named = `${method} ${path}`;
  const response = (operation.responses as Record<string, Response>)[status];
  // The description names these where they are to be expected: not, for example, a parameter that only tests refuse.
  const { code } = (json ?? {}) as { code?: ErrorCode };
  const anyCallHasIt = code !== undefined && ofAnyCall.includes(code);
  if (!response && anyCallHasIt) return undefined;
  if (!response) return `${named} is answered ${status}, which its description does not have: ${JSON.stringify(json)}`;
  const shared = response.$ref?.slice('#/components/responses/'.length);
  const place = shared
    ? `/components/responses/${shared}`
    : `/paths/${step(path)}/${method.toLowerCase()}/responses/${status}`;
  const described = (shared ? description.components.responses?.[shared] : response) as Response | undefined;
  const content = described?.content ?? {};
  const media = type.split(';', 1)[0] ?? '';
  if (Object.keys(content).length === 0 && media === '') return undefined;
  if (!(media in content)) return `${named} is answered ${status} as ${media}, not as ${Object.keys(content)}`;
  if (media !== 'application/json') return undefined;
  const pointer = anyCallHasIt ? 'api#/components/schemas/Failure' : `api#${place}/content/${step(media)}/schema`;
  const check = checks.get(pointer) ?? ajv.compile({ $ref: encodeURI(pointer) });
  checks.set(pointer, check);
  if (check(json)) return undefined;
  return `${named} is answered ${status} otherwise than described: ${ajv.errorsText(check.errors)}`;
}
