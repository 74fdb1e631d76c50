import { z } from './zod.ts';

/**
 * Part of every successful answer. Typed as a boolean, because TypeScript widens the `true` that an async
 * handler returns; the schema accepts `true` only.
 */
export const success: z.ZodType<boolean> = z.literal(true);

/** The fields of every paged list. */
export const paging = {
  currentPage: z.number().int(),
  totalPages: z.number().int(),
  totalItems: z.number().int(),
};
