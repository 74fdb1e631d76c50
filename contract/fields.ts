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

/** With what people put between the digits. */
const PHONE_MAX = 30;

/** Western digits for those of Arabic and Persian. */
export const westernDigits = (text: string): string =>
  text.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf));

/**
 * A number as people type and paste it: with Arabic or Persian digits, in groups, with the invisible marks that
 * messengers put around it. Everything else stays, so that the schema refuses it.
 */
export const digitsOf = (text: string): string => westernDigits(text).replace(/[\s\p{Cf}\p{Pd}]/gu, '');

/** Of Saudi Arabia: nine digits, or ten of a free call (800). Elsewhere as long as a number can be. */
const phonePattern = /^\+(?:966(?:[1-9]\d{8}|800\d{7})|(?!966)[1-9]\d{6,14})$/;

/** A number in the international form (+9665…): one that is typed without its country is Saudi, as in our forms. */
function internationalPhone(text: string): string {
  const typed = digitsOf(text.normalize('NFKC'))
    .replaceAll('(0)', '')
    .replace(/[().]/g, '')
    .replace(/^00|^(?=966\d{9,10}$)/, '+');
  return typed.replace(/^\+9660|^0?(?=\d)/, '+966');
}

/** A phone number as people type it. The form checks with libphonenumber whether it can exist. */
export const phoneNumber = () =>
  requiredText(PHONE_MAX)
    .transform(internationalPhone)
    .pipe(z.string().regex(phonePattern, code('phone')));

/** The same, which may be empty. */
export const optionalPhoneNumber = () =>
  optionalText(PHONE_MAX)
    .transform((text) => text && internationalPhone(text))
    .refine((text) => !text || phonePattern.test(text), code('phone'));

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

/**
 * What stands in no address (RFC 3986): quotes and brackets, which end an attribute; signs that nobody sees; and a user, who
 * makes one site look like another.
 */
const inNoAddress = /[\s<>"\\^`{|}\p{Cf}]|^\w+:\/\/[^/?#]*@/u;

/** Whether it is the address of a page that others open, without a user and a password. */
export const isWebLink = (text: string): boolean => {
  if (!/^https?:\/\/[^/]/i.test(text) || inNoAddress.test(text) || !URL.canParse(text)) return false;
  const { hostname, username, password } = new URL(text);
  return hostname.includes('.') && !hostname.endsWith('.') && !username && !password;
};

/** The address of a page that others open: http or https, on a host with a name. */
export const webLink = () => requiredText(limits.linkMax).refine(isWebLink, code('link'));

/** The same, which may be empty. */
export const optionalWebLink = () =>
  optionalText(limits.linkMax).refine((text) => !text || isWebLink(text), code('link'));

/** The mark of a field that holds the address of a stored picture. */
const pictureMark = { format: 'picture' };

/** The address of a picture that was uploaded (`uploadPicture`), as calls answer it. */
export const picture = () =>
  requiredText(limits.linkMax)
    .regex(/^\/files\/pictures\/[\w-]+\.webp$/, code('invalid'))
    .meta(pictureMark);

/** The same, which may be empty. */
export const optionalPicture = () =>
  z
    .string({ error: code('invalid') })
    .regex(/^(\/files\/pictures\/[\w-]+\.webp)?$/, code('invalid'))
    .optional()
    .meta(pictureMark);

/** The mark of a field that holds the address of a stored PDF. */
const documentMark = { format: 'document' };
const documentAddress = /^\/files\/resources\/[\w-]+\.pdf$/;

/** The address of a PDF that was uploaded (`uploadOfficeDocument`), as calls answer it. */
export const document = () => requiredText(limits.linkMax).regex(documentAddress, code('invalid')).meta(documentMark);

/** The same, which may be empty. */
export const optionalDocument = () =>
  optionalText(limits.linkMax)
    .refine((text) => !text || documentAddress.test(text), code('invalid'))
    .meta(documentMark);

/** Whether a field holds a picture. */
export const isPicture = (field: z.ZodType): boolean => field.meta()?.format === pictureMark.format;

export const id = () => z.uuid(code('invalid')).toLowerCase();

/** Whether any value is the id of a record. */
export const isId = (value: unknown): value is string => id().safeParse(value).success;

/** The id of what a person chose in a form: without a choice it is missing, and not wrong. */
export const chosenId = () => requiredText().pipe(id());

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

/** A number as people type it, with either script's digits and decimal point; undefined if nothing was typed. */
function typedNumber(sent: unknown): unknown {
  if (sent === null || sent === undefined) return undefined;
  if (typeof sent !== 'string') return sent;
  // Spaces and hidden signs go; a sign of minus or a dash stays, and makes it no number.
  const typed = westernDigits(sent)
    .replace(/[\s\p{Cf}]/gu, '')
    .replace('٫', '.');
  if (typed === '') return undefined;
  return /^\d+(\.\d+)?$/.test(typed) ? Number(typed) : sent;
}

/** Typed into a field, or a number already. */
type TypedNumber = z.ZodType<number, number | string>;

/** @param wrong the code of a number that is not one of these */
export const wholeNumber = (min: number, max: number, wrong: FieldCode = 'whole_number') =>
  z.preprocess(
    typedNumber,
    z
      .number({ error: ({ input }) => (input === undefined ? code('required') : wrong) })
      .int(wrong)
      .min(min, wrong)
      .max(max, wrong),
  ) as unknown as TypedNumber;

/** The same, which may be empty: null then; what is not sent stays as it is. */
export const optionalWholeNumber = (min: number, max: number, wrong: FieldCode) =>
  z.preprocess(
    (sent) => (sent === undefined ? undefined : (typedNumber(sent) ?? null)),
    z.number({ error: wrong }).int(wrong).min(min, wrong).max(max, wrong).nullable().optional(),
  ) as unknown as z.ZodOptional<z.ZodType<number | null, number | string | null>>;

/** An amount in riyals, with at most two decimals; empty is none, and it need not be sent. */
export const optionalRiyals = (max: number) =>
  z.preprocess(
    (sent) => (sent === undefined ? undefined : (typedNumber(sent) ?? 0)),
    z
      .number({ error: code('price') })
      .min(0, code('price'))
      .max(max, code('price'))
      .refine((amount) => Math.round(amount * 100) / 100 === amount, code('price'))
      .optional(),
  ) as unknown as z.ZodOptional<TypedNumber>;

/** A box that is ticked or not; a form of the specification sends a text. */
export const formFlag = () =>
  z.preprocess(
    (sent) => (sent === 'true' ? true : sent === 'false' || sent === '' || sent === undefined ? false : sent),
    z.boolean({ error: code('invalid') }),
  ) as unknown as z.ZodType<boolean, boolean>;

export const SLUG_MAX = 40;
const slugPattern = /^[A-Za-z0-9]+(?:[-_][A-Za-z0-9]+)*$/;

/** What addresses and files name a record by: Latin letters and digits, parted by `-` or `_`. */
export const slug = () => requiredText(SLUG_MAX).regex(slugPattern, code('slug'));

/** The same, which may be empty: whoever takes it makes one. */
export const optionalSlug = () =>
  optionalText(SLUG_MAX).refine((text) => !text || slugPattern.test(text), code('slug'));

/** The address of a video, which may be empty: a page elsewhere, or a file of this site. */
export const optionalVideo = () =>
  optionalText(limits.linkMax).refine(
    (text) => !text || isWebLink(text) || /^\/[\w-][\w/.-]*$/.test(text),
    code('video'),
  );

/** A flag in a query: `true` or `false`. */
export const queryFlag = () => z.enum(['true', 'false']).transform((value) => value === 'true');
