import type { FieldCode } from './errors.ts';
import { webLink } from './fields.ts';
import { limits } from './limits.ts';
import { z } from './zod.ts';

/*
 * Fields of the settings: nearly all may be empty. Beside `fields.ts`, which public pages load, so that these do not.
 */
const code = (of: FieldCode) => of;
const httpsLink = webLink().regex(/^https:/i);

/** A text that is sent, and may be empty. */
export const textOrEmpty = (max: number = limits.textMax) =>
  z
    .string({ error: code('required') })
    .trim()
    .max(max, code('too_long'));

/** The same for HTML of the editor (`isRichText`). */
export const richTextOrEmpty = (max: number = limits.richTextMax) => textOrEmpty(max).meta({ format: 'html' });

/** Nothing, or what the schema takes; else this code. */
export const emptyOr = (schema: z.ZodType<string, string>, otherwise: FieldCode) =>
  textOrEmpty(limits.linkMax).refine((text) => text === '' || schema.safeParse(text).success, code(otherwise));

/** An https address that the office enters, or nothing. */
export const secureLink = () => emptyOr(httpsLink, 'secure_link');

/** A minute of Riyadh's clock, as a browser's field writes it: 2026-11-23T08:00. */
export const riyadhMinute = z
  .string()
  .regex(/^(?:19|2\d)\d\d-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/)
  .refine((text) => z.iso.date().safeParse(text.slice(0, 10)).success);

/** Where a notice may lead: to a page of the portal (`//` would be another site), or to a secure address. */
export const noticeLink = () =>
  textOrEmpty(limits.linkMax).refine(
    (text) => text === '' || /^\/(?![/\\])[^\s<>"]*$/.test(text) || httpsLink.safeParse(text).success,
    code('notice_link'),
  );
