import type { Endpoint } from '#contract/endpoint.ts';

const modules = import.meta.glob<Record<string, unknown>>('../../contract/endpoints/*.ts', { eager: true });

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'access' in value && 'path' in value;

/** Calls by their name, or grouped under the name of a resource (`adminFaqs`). */
const declaredIn = (value: unknown): unknown[] =>
  isEndpoint(value) || typeof value !== 'object' || value === null ? [value] : Object.values(value);

const files = new Map(
  Object.entries(modules).flatMap(([path, exported]) =>
    Object.values(exported)
      .flatMap(declaredIn)
      .filter(isEndpoint)
      .map((endpoint): [Endpoint, string] => [endpoint, path.replace('../../', '')]),
  ),
);

/** Every call that the contract declares. */
export const allEndpoints = (): Endpoint[] => [...files.keys()];

/** The file that declares a call, from the project's root. */
export const fileOfEndpoint = (endpoint: Endpoint): string => files.get(endpoint) ?? 'contract/endpoints';

/** Whether a call changes something, or may. */
export const changesSomething = ({ method, changesState }: Endpoint): boolean =>
  method !== 'GET' || changesState === true;

/** A call by its method and address, and the parameters that select it. */
export const nameOfEndpoint = ({ method, path, selectedBy }: Endpoint): string =>
  `${method} ${path}${selectedBy ? `?${selectedBy.join('&')}` : ''}`;
