import { z } from './zod.ts';

/**
 * Part of every successful answer. Typed as a boolean, because TypeScript widens the `true` that an async
 * handler returns; the schema accepts `true` only.
 */
export const success: z.ZodType<boolean> = z.literal(true);

/** What a call that wrote something says, in the person's language. */
export const msg = z.string();

/** The fields of every paged list. */
export const paging = {
  currentPage: z.number().int(),
  totalPages: z.number().int(),
  totalItems: z.number().int(),
};

export const Region = z.object({ _id: z.string(), en_name: z.string(), ar_name: z.string() });
export type Region = z.output<typeof Region>;

export const City = z.object({ en_name: z.string(), ar_name: z.string(), region: z.string() });
export type City = z.output<typeof City>;

export const Country = z.object({
  code: z.string().describe('ISO 3166-1, two letters'),
  en_name: z.string(),
  ar_name: z.string(),
});
export type Country = z.output<typeof Country>;

/** A city that somebody typed, in both languages; null where it is none of the list. */
export const CityNames = z.object({ en_name: z.string(), ar_name: z.string() }).nullable();
export type CityNames = z.output<typeof CityNames>;
