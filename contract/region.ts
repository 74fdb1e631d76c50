import { z } from './zod.ts';

export const Region = z.object({ _id: z.string(), en_name: z.string(), ar_name: z.string() });
export type Region = z.output<typeof Region>;

export const City = z.object({ en_name: z.string(), ar_name: z.string(), region: z.string() });
export type City = z.output<typeof City>;

/** A city that somebody typed, in both languages; null where it is none of the list. */
export const CityNames = z.object({ en_name: z.string(), ar_name: z.string() }).nullable();
export type CityNames = z.output<typeof CityNames>;
