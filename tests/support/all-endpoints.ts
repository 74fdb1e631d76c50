import type { Endpoint } from '#contract/endpoint.ts';

const modules = import.meta.glob<Record<string, unknown>>('../../contract/endpoints/*.ts', { eager: true });

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'access' in value && 'path' in value;

/** Every call that the contract declares. */
export const allEndpoints = (): Endpoint[] => Object.values(modules).flatMap(Object.values).filter(isEndpoint);
