import type { Endpoint } from '#contract/endpoint.ts';

const modules = import.meta.glob<Record<string, unknown>>('../../contract/endpoints/*.ts', { eager: true });

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'access' in value && 'path' in value;

/** Calls by their name, or grouped under the name of a resource (`adminFaqs`). */
const declaredIn = (value: unknown): unknown[] =>
  isEndpoint(value) || typeof value !== 'object' || value === null ? [value] : Object.values(value);

/** Every call that the contract declares. */
export const allEndpoints = (): Endpoint[] =>
  Object.values(modules).flatMap(Object.values).flatMap(declaredIn).filter(isEndpoint);

/** A call by its method and address, and the parameters that select it. */
export const nameOfEndpoint = ({ method, path, selectedBy }: Endpoint): string =>
  `${method} ${path}${selectedBy ? `?${selectedBy.join('&')}` : ''}`;
