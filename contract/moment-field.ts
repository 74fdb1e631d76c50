import { z } from './zod.ts';

/*
 * Days and minutes of Riyadh's clock that a call is sent. Beside `fields.ts`, which public pages load. Every field that
 * takes a day asks `isDay`.
 */

/** The mark of a field that holds a day, or a minute of Riyadh's clock. */
export const momentMark = { format: 'moment' };

/** Whether a field holds a day, or a minute of Riyadh's clock. */
export const isMomentField = (field: z.ZodType): boolean => field.meta()?.format === momentMark.format;

/** A day of the calendar from 1900 to 2999: others nobody means, and the database does not take all of them. */
export const isDay = (text: string): boolean => /^(?:19|2\d)\d\d-/.test(text) && z.iso.date().safeParse(text).success;

/** A day to which a list is narrowed; what is none narrows nothing. */
export const queryDay = () => z.string().refine(isDay).meta(momentMark).optional().catch(undefined);
