import type { FieldCode } from '#contract/errors.ts';
import { isRichText } from '#contract/fields.ts';
import { limits } from '#contract/limits.ts';
import type { z } from '#contract/zod.ts';
import { htmlToLine } from '#domain/html-text.ts';
import { Refusal } from '#server/http/refusal.ts';
import { cleanPage } from '#server/platform/clean-page.ts';
import { isBlank } from '#server/platform/clean-text.ts';

/**
 * An input with its texts of the editor (`richText`) as they are stored. An optional one of which nothing visible is left
 * becomes empty.
 * @throws Refusal that names every text of which nothing is left (`admin_fields_empty`) or that is too long
 * (`invalid_fields`)
 */
export function cleanRichTexts<Input extends Record<string, unknown>>(schema: z.ZodObject, input: Input): Input {
  const fields: Record<string, FieldCode> = {};
  const cleaned = Object.entries(input).map(([name, sent]) => {
    const field = schema.shape[name] as z.ZodType | undefined;
    if (!field || typeof sent !== 'string' || !isRichText(field)) return [name, sent];
    const text = cleanPage(sent);
    const blank = isBlank(htmlToLine(text));
    if (blank && !field.safeParse('').success) fields[name] = 'required';
    // What cleaning adds to links counts, or the text could not be saved again.
    if (text.length > limits.richTextMax) fields[name] = 'too_long';
    return [name, blank ? '' : text];
  });
  const codes = Object.values(fields);
  if (codes.length > 0) {
    throw new Refusal(codes.includes('required') ? 'admin_fields_empty' : 'invalid_fields', { fields });
  }
  return Object.fromEntries(cleaned) as Input;
}
