import { z } from './zod.ts';

/**
 * What every answer that is no refusal carries. Typed as a boolean, because TypeScript widens the `true` that an async
 * handler returns; the schema still takes nothing but `true`.
 */
export const success: z.ZodType<boolean> = z.literal(true);

/** The keys that every paged list carries. */
export const paging = {
  currentPage: z.number().int(),
  totalPages: z.number().int(),
  totalItems: z.number().int(),
};
