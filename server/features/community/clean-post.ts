import { limits } from '#contract/limits.ts';
import { htmlToLine } from '#domain/html-text.ts';
import { Refusal } from '#server/http/refusal.ts';
import { cleanPost } from '#server/platform/clean-html.ts';
import { cleanLine, isBlank } from '#server/platform/clean-text.ts';

/**
 * The HTML of a post as it is stored.
 * @param field the body's key, for the refusal
 * @throws Refusal when nothing visible is left of it, or it is too long
 */
export function cleanBody(html: string, field: string): string {
  const body = cleanPost(html);
  if (isBlank(htmlToLine(body))) throw new Refusal('missing_fields', { fields: { [field]: 'required' } });
  if (body.length > limits.postMax) throw new Refusal('invalid_fields', { fields: { [field]: 'too_long' } });
  return body;
}

/** A title as it is stored: one line of plain text. */
export function cleanTitle(text: string): string {
  const title = cleanLine(text);
  if (title.length > limits.topicTitleMax) throw new Refusal('invalid_fields', { fields: { title: 'too_long' } });
  return title;
}

/** The beginning of a post as plain text; never cuts an emoji in half. */
export const previewOf = (body: string): string =>
  htmlToLine(body)
    .slice(0, limits.previewLength)
    .replace(/[\ud800-\udbff]$/, '')
    .trimEnd();
