import type { ApiError } from './api.ts';

/** Recognised by name, because pages that send nothing at first load the API client later, or never. */
export const isApiError = (error: unknown): error is ApiError => error instanceof Error && error.name === 'ApiError';
