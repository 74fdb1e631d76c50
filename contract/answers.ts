import { z } from 'zod';

export const success = z.literal(true);

/** The keys that every paged list carries. */
export const paging = {
  currentPage: z.number().int(),
  totalPages: z.number().int(),
  totalItems: z.number().int(),
};
