import { limits } from '#contract/limits.ts';
import { htmlToLine } from '#domain/html-text.ts';
import { Refusal } from '#server/http/refusal.ts';
import { cleanPage } from '#server/platform/clean-page.ts';
import { isBlank } from '#server/platform/clean-text.ts';

/**
 * A required text of the office's editor as it is stored.
 * @param field the body's key, for the refusal
 * @throws Refusal `admin_fields_empty` when nothing visible is left of it, `invalid_fields` when it is too long
 */
export function cleanRichText(html: string, field: string): string {
  const text = cleanPage(html);
  // What cleaning adds to links counts, or the text could not be saved again.
  if (text.length > limits.richTextMax) throw new Refusal('invalid_fields', { fields: { [field]: 'too_long' } });
  if (isBlank(htmlToLine(text))) throw new Refusal('admin_fields_empty', { fields: { [field]: 'required' } });
  return text;
}
