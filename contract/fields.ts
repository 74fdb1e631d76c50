import type { FieldCode } from './errors.ts';
import { limits } from './limits.ts';
import { z } from './zod.ts';

/** The code that a schema returns for a wrong field; the message is in the locales. */
const code = (of: FieldCode) => of;

/** Required text: trimmed, 1 to `max` characters. */
export const requiredText = (max: number = limits.textMax) =>
  z
    .string({ error: code('required') })
    .trim()
    .min(1, code('required'))
    .max(max, code('too_long'));

/** A password: exactly as typed, including spaces. Its endpoint lists it in `asSent`. */
export const password = () =>
  z
    .string({ error: code('required') })
    .min(1, code('required'))
    .max(limits.passwordMax, code('too_long'))
    // No keyboard types control characters or lone surrogates, and not every system stores them.
    .regex(/^[^\p{Control}\p{Surrogate}]*$/u, code('invalid'));

/** Optional text. */
export const optionalText = (max: number = limits.textMax) =>
  z
    .string({ error: code('invalid') })
    .trim()
    .max(max, code('too_long'))
    .optional();

export const email = () => requiredText(254).pipe(z.email(code('email')));

/** A phone number in the international form (+9665…). The form checks with libphonenumber whether it can exist. */
export const phoneNumber = () => requiredText(20).pipe(z.string().regex(/^\+[1-9]\d{6,14}$/, code('phone')));

/** Western digits for those of Arabic and Persian. */
export const westernDigits = (text: string): string =>
  text.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf));

/**
 * A number as people type and paste it: with Arabic or Persian digits, in groups, with the invisible marks that
 * messengers put around it. Everything else stays, so that the schema refuses it.
 */
export const digitsOf = (text: string): string => westernDigits(text).replace(/[\s\p{Cf}\p{Pd}]/gu, '');

/** Ten digits: a national ID or a residence number. */
export const membershipId = () =>
  requiredText()
    .transform(digitsOf)
    .pipe(z.string().regex(/^\d{10}$/, code('membership_id')));

/** The number of a school or organisation in the commercial register. */
export const crNumber = () =>
  requiredText(40)
    .transform(digitsOf)
    .pipe(z.string().min(limits.crNumberMinLength, code('cr_number')));

/** What identifies an account at sign-in: an e-mail address or a membership ID. */
export const accountName = () =>
  requiredText().transform((text) => (text.includes('@') ? text.replace(/[\s\p{Cf}]/gu, '') : digitsOf(text)));

const isWebLink = (text: string): boolean => {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return false;
  const { hostname, username, password } = new URL(text);
  return hostname.includes('.') && !hostname.endsWith('.') && !username && !password;
};

/** The address of a page that others open: http or https, on a host with a name. */
export const webLink = () => requiredText(limits.linkMax).refine(isWebLink, code('link'));

export const id = () => z.uuid(code('invalid')).toLowerCase();

/** `page` of a list: starts at 1; anything that is no page number means 1. */
export const page = () => z.coerce.number().int().min(1).catch(1).default(1);

/** `per_page` of a list: one of the sizes offered, else the smallest. */
export const perPage = (sizes: readonly number[]) =>
  z.coerce
    .number()
    .int()
    .refine((size) => sizes.includes(size))
    .catch(sizes[0] as number)
    .default(sizes[0] as number);

/** What a list is searched for; more signs than the field takes are left out. */
export const searchText = () =>
  z
    .string()
    .transform((text) => text.trim().slice(0, limits.searchMax))
    .default('');

/** The mark of a field that holds HTML of the editor. Whatever wraps a schema does not inherit it. */
const html = { format: 'html' };

/** HTML of the editor, in which something is written. What the office writes is cleaned before it is stored. */
export const richText = (max: number = limits.richTextMax) =>
  requiredText(max)
    .refine((text) => /\S/.test(text.replace(/<[^>]*>|&nbsp;/g, '')), code('required'))
    .meta(html);

/** The same, which may be empty. */
export const optionalRichText = (max: number = limits.richTextMax) => optionalText(max).meta(html);

/** Whether a field holds HTML of the editor. */
export const isRichText = (field: z.ZodType): boolean => field.meta()?.format === html.format;

/** A flag in a query: `true` or `false`. */
export const queryFlag = () => z.enum(['true', 'false']).transform((value) => value === 'true');
